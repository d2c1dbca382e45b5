/** Moves the clock of a process or a page ahead by `DAYS_AHEAD` days: `node --import` or the page loads it before anything else. */
const readPresent = Date.now
const aheadMs = Number(globalThis.process?.env.DAYS_AHEAD ?? globalThis.daysAhead) * 86_400_000

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Date.now()]))
  }

  static now() {
    return readPresent() + aheadMs
  }
}
