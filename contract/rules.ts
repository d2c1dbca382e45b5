// Rules of our own backends beside openapi.yaml.

/** Bytes that the body of a request may have. */
export const maxBodyBytes = 100 * 1024

/** Players in the response of `listTopPlayers`. */
export const topPlayersCount = 8

/** What the list of players can be filtered by. */
export const filters = ['game', 'tier', 'team', 'status'] as const

/** Letters and signs that are there to be seen; not fillers, nor the empty pattern of Braille. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** What breaks a line or turns its direction. The joiners of Indian scripts and of emoji are neither. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Whether a name can be seen, and changes nothing around it. */
export const isVisibleName = (name: string): boolean => visible.test(name) && !controls.test(name)

/** One spelling of a password, however a keyboard composes its letters. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/** Whether a database can hold a text: no NUL byte, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')
