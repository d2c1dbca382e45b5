interface Mark {
  colour: string
  /** In a box of 60; where shapes overlap is a hole. */
  path: string
}

/** The logos of sponsors and partners by their ids: one colour each, so that a carousel of them is one quiet band, and the thing that they sell. */
const marks: Record<string, Mark> = {
  'tez-broadband': { colour: '#4cc9f0', path: 'M18 10H58L48 22H8ZM12 26H50L40 38H2ZM22 42H52L42 54H12Z' },
  'vayu-mobiles': {
    colour: '#ff6b57',
    path: 'M18 2H42L48 8V52L42 58H18L12 52V8ZM20 8 18 10V50L20 52H40L42 50V10L40 8ZM18 17H36L33 23H18ZM18 27H42V33H18ZM18 37H33L36 43H18Z',
  },
  'bijlee-energy': { colour: '#35d07f', path: 'M36 2 10 34H26L20 58 50 24H33L42 2Z' },
  'ghungroo-audio': {
    colour: '#ff5d73',
    path: 'M26 2H34V10L46 20V38H52V46H8V38H14V20L26 10ZM22 50H38L30 58ZM22 22V30H38V22Z',
  },
  'chakra-chairs': {
    colour: '#ff8a4c',
    path: 'M12 2H26L31 30H48L52 38H25L18 34ZM33 38H41V46L54 52V58H44L37 54 30 58H20V52L33 46ZM17 6 20 24 24 24 21 6Z',
  },
  'surya-power-banks': {
    colour: '#ffd23f',
    path: 'M26 2H34V12H26ZM8 6 18 12 14 18 6 10ZM52 6 54 10 46 18 42 12ZM6 22H54V58H6ZM12 28V52H48V28ZM16 32H26V48H16ZM30 32H36V48H30Z',
  },
  'baithak-tea': {
    colour: '#d98e4a',
    path: 'M10 24H50L45 58H15ZM20 18 25 11 20 4H26L31 11 26 18ZM33 18 38 11 33 4H39L44 11 39 18Z',
  },
  'dhaba-express': {
    colour: '#f4a340',
    path: 'M26 4H34V10H46L54 20H6L14 10H26ZM2 24H58L54 36H46L44 48 38 56H22L16 48 14 36H6ZM20 30 23 46H37L40 30Z',
  },
  'kesar-keys': {
    colour: '#ffb020',
    path: 'M16 4H44L56 16V44L44 56H16L4 44V16ZM19 11 11 19V41L19 49H41L49 41V19L41 11ZM22 18H29V27L36 18H44L34 30 44 42H36L29 34V42H22Z',
  },
  'drishti-displays': {
    colour: '#ff4d8d',
    path: 'M30 8 59 30 30 52 1 30ZM30 16 12 30 30 44 48 30ZM30 21 39 30 30 39 21 30Z',
  },
  'khata-pay': {
    colour: '#9fb4c7',
    path: 'M8 4H44L54 14V56H18L8 46ZM18 16V23H44V16ZM18 29V36H38V29ZM18 42V49H30V42Z',
  },
  'rocket-rusk': {
    colour: '#ff7a45',
    path: 'M14 2H46L54 10V22L48 28V42H12V28L6 22V10ZM20 14 16 18 28 30 32 26ZM32 12 28 16 40 28 44 24ZM16 46H26L21 58ZM34 46H44L39 58Z',
  },
  'naka-denim': {
    colour: '#5c8dff',
    path: 'M6 4H54V40L30 58 6 40ZM12 10V37L30 50 48 37V10ZM16 14H44V20L30 30 16 20ZM16 26 30 36 44 26V34L30 44 16 34Z',
  },
  'patang-telecom': {
    colour: '#3fb8a8',
    path: 'M28 2V40L6 22ZM32 2 54 22 32 40ZM28 44H32L38 50 32 52V58H28V52L22 50Z',
  },
  'toofan-cooling': {
    colour: '#7fd6ff',
    path: 'M26 24 16 8 24 2 42 4 46 12 34 20ZM37 30 56 29 57 39 47 53 38 53 37 38ZM27 36 18 53 9 49 1 33 6 25 19 32ZM30 24 36 30 30 36 24 30Z',
  },
  'monsoon-memory': {
    colour: '#6f7bff',
    path: 'M12 2 18 12 12 18 6 12ZM30 2 36 12 30 18 24 12ZM48 2 54 12 48 18 42 12ZM2 24H58V46H52V56H46V50H40V56H34V50H28V56H22V50H16V56H8V46H2ZM9 31V39H20V31ZM25 31V39H35V31ZM40 31V39H51V31Z',
  },
  'lassi-lab': {
    colour: '#ffc9a3',
    path: 'M20 2H40V9H37V22L54 50 48 58H12L6 50 23 22V9H20ZM29 25 20 39H29L33 44 39 39H40L31 25Z',
  },
  'aangan-furniture': {
    colour: '#b56bff',
    path: 'M4 4H56V56H38V48H48V12H12V48H22V56H4ZM20 20H40V40H20ZM27 48H33V56H27Z',
  },
  'megh-cloud': {
    colour: '#2ec4b6',
    path: 'M20 4H36L46 14H50L58 22V32L52 38H8L2 32V24L8 18H10V14ZM8 42H52V48H8ZM14 52H46V58H14ZM40 44V46H48V44ZM36 54V56H42V54Z',
  },
  'raftaar-bikes': {
    colour: '#f72f5b',
    path: 'M18 2H42L58 18V42L42 58H18L2 42V18ZM21 9 9 21V39L21 51H39L51 39V21L39 9ZM16 16H27L41 30 27 44H16L30 30Z',
  },
  'kabootar-couriers': {
    colour: '#d7dbe2',
    path: 'M2 10 26 20 44 4 58 10 48 18V32L34 44 38 56H26L20 42 6 36 16 32ZM44 9 41 12 44 15 47 12Z',
  },
  'pinak-peripherals': {
    colour: '#4d9bff',
    path: 'M14 2 36 14 46 27H40L32 18 14 10ZM46 33 36 46 14 58V50L32 42 40 33ZM2 27H46V18L59 30 46 42V33H2Z',
  },
}

/** Files under `partners/`. */
export function drawPartnerMarks(): Map<string, string> {
  return new Map(
    Object.entries(marks).map(([id, { colour, path }]) => [
      `partners/${id}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60"><path fill="${colour}" fill-rule="evenodd" d="${path}"/></svg>`,
    ]),
  )
}
