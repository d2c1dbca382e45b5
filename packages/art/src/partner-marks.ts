/** The marks of our partners by their ids, in a box of 60: one colour, so that a carousel of them is one quiet band. */
const marks: Record<string, string> = {
  'tez-broadband': 'M18 10H58L48 22H8ZM12 26H50L40 38H2ZM22 42H52L42 54H12Z',
  'bijlee-energy': 'M36 2 10 34H26L20 58 50 24H33L42 2Z',
  'ghungroo-audio': 'M26 2H34V10L46 20V38H52V46H8V38H14V20L26 10ZM22 50H38L30 58ZM22 22V30H38V22Z',
  'khata-pay': 'M8 4H44L54 14V56H18L8 46ZM18 16V23H44V16ZM18 29V36H38V29ZM18 42V49H30V42Z',
  'kesar-keys':
    'M16 4H44L56 16V44L44 56H16L4 44V16ZM19 11 11 19V41L19 49H41L49 41V19L41 11ZM22 18H29V27L36 18H44L34 30 44 42H36L29 34V42H22Z',
  'drishti-displays': 'M30 8 59 30 30 52 1 30ZM30 16 12 30 30 44 48 30ZM30 21 39 30 30 39 21 30Z',
  'patang-telecom': 'M28 2V40L6 22ZM32 2 54 22 32 40ZM28 44H32L38 50 32 52V58H28V52L22 50Z',
  'baithak-tea': 'M10 24H50L45 58H15ZM20 18 25 11 20 4H26L31 11 26 18ZM33 18 38 11 33 4H39L44 11 39 18Z',
}

/** Files under `partners/`. */
export function drawPartnerMarks(): Map<string, string> {
  return new Map(
    Object.entries(marks).map(([id, path]) => [
      `partners/${id}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60"><path fill-rule="evenodd" d="${path}"/></svg>`,
    ]),
  )
}
