// Rules of our backends that openapi.yaml does not have.

/** Bytes that the body of a request may have. */
export const maxBodyBytes = 100 * 1024

/** Players in the response of `listTopPlayers`. */
export const topPlayersCount = 8

/** Whether a text has the form of a player's id, which openapi.yaml gives in words. */
export const isPlayerId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text)

/** Letters and signs that are there to be seen; not fillers, nor the empty pattern of Braille. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** What breaks a line or turns its direction. The joiners of Indian scripts and of emoji are neither. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Tag characters, which hide a text in another one. */
const tags = /[\u{E0000}-\u{E007F}]/gu

/** More marks on a letter than writing needs: they pile up over the lines around. */
const piles = /([\p{Mn}\p{Me}](?:[\p{Cf}\p{Mc}]*[\p{Mn}\p{Me}]){2})(?:[\p{Cf}\p{Mc}]*[\p{Mn}\p{Me}])+/gu

/** A text without tag characters, and with three marks on a letter at most. */
export function removeClutter(text: string): string {
  const visibleText = text.replace(tags, '')
  // Composed letters such as ấ have their own marks.
  const decomposed = visibleText.normalize('NFD')
  const lower = decomposed.replace(piles, '$1')
  return lower === decomposed ? visibleText : lower.normalize('NFC')
}

/** Whether a name can be seen, and changes nothing around it. */
export const isVisibleName = (name: string): boolean =>
  visible.test(name) && !controls.test(name) && removeClutter(name) === name

/** What mail needs beyond `format: email`: at most 64 characters before the @, and no hyphen at either end of a label. */
const address = /^[^@]{1,64}@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]+$/i

/** Whether mail can be sent to a valid e-mail. */
export const isDeliverable = (email: string): boolean => address.test(email)

/** One spelling of a password, however a keyboard composes its letters. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/** Whether a database can hold a text: no NUL byte, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')
