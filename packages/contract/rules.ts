// Rules of our backends that the schemas of openapi.yaml lack.

/** The largest request body, in bytes. */
export const maxBodyBytes = 100 * 1024

/** Players in the response of `listTopPlayers`. */
export const topPlayersCount = 8

/** Whether a text has the format of a player's id, which openapi.yaml only describes in words. */
export const isPlayerId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text)

/** A visible character: no control, space, mark or filler, and not the blank Braille pattern. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Control characters, and what breaks a line. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Tag characters, which can hide a text inside another, and what changes a text’s direction. The joiners of Indian scripts and emoji do neither. */
const hiddenCharacters = /[\u{E0000}-\u{E007F}\p{Bidi_Control}]/gu

/** More than three marks on a letter: no writing needs them, and they pile up over the lines around it. */
const stackedMarks = /([\p{Mn}\p{Me}](?:[\p{Cf}\p{Mc}]*[\p{Mn}\p{Me}]){2})(?:[\p{Cf}\p{Mc}]*[\p{Mn}\p{Me}])+/gu

/** Removes tag characters and changes of direction from a text, and all but three marks of each letter. */
export function sanitizeText(text: string): string {
  const visibleText = text.replace(hiddenCharacters, '')
  // Decomposed, so that the marks within composed letters such as ấ count too.
  const decomposed = visibleText.normalize('NFD')
  const reduced = decomposed.replace(stackedMarks, '$1')
  return reduced === decomposed ? visibleText : reduced.normalize('NFC')
}

/** Whether a name is visible and doesn't affect the text around it. */
export const isVisibleName = (name: string): boolean =>
  visible.test(name) && !controls.test(name) && sanitizeText(name) === name

/** What mail servers require beyond `format: email`: at most 64 characters before the @, and no hyphen at either end of a label. */
const address = /^[^@]{1,64}@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]+$/i

/** Whether mail can be sent to an email address that fits `format: email`. */
export const isDeliverable = (email: string): boolean => address.test(email)

/** Normalizes a password, so that it matches however a keyboard composes its letters. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/** Whether a database can store a text: no NUL byte, no lone surrogate. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')
