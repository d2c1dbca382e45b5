/** Selects the fields in which a key is a character, as in CSS. */
export const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=range])'
