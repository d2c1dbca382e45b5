/**
 * Changes the clock of a process or a page; `node --import` or the page loads it before anything else. With `FIXED_TIME` the clock stands
 * still, with `DAYS_AHEAD` it is that many days ahead.
 */
const { FIXED_TIME, DAYS_AHEAD } = globalThis.process?.env ?? {}
const readPresent = Date.now
const aheadMs = Number(DAYS_AHEAD ?? globalThis.daysAhead) * 86_400_000
const now = FIXED_TIME ? () => Date.parse(FIXED_TIME) : () => readPresent() + aheadMs

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [now()]))
  }

  static now() {
    return now()
  }
}
