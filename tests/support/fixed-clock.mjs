/** Stops the clock of a process at `FIXED_TIME`: `node --import` loads it before anything else. */
const time = Date.parse(process.env.FIXED_TIME ?? '')

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [time]))
  }

  static now() {
    return time
  }
}
