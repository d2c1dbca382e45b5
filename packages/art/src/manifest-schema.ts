import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
/** The name of a picture's file, without its ending. */
const id = z.string().regex(/^[a-z0-9-]+$/)
/** The colours of people, in the order of the app. */
export const tone = z.enum(['saffron', 'marigold', 'teal', 'rani', 'bone', 'indigo', 'lime'])
const ramp = z.object({ light: colour, shade: colour, panel: colour })

/** What a share card shows beside its title: pictures of ours by their ids, or an ornament. */
const cardPicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('champion') }),
  z.object({ kind: z.literal('word'), word: id }),
  z.object({ kind: z.literal('portrait'), portrait: id }),
  z.object({ kind: z.literal('trio'), portraits: z.tuple([id, id, id]) }),
  z.object({ kind: z.literal('portraits'), portraits: z.array(id) }),
  z.object({ kind: z.literal('crests'), folder: z.enum(['crests', 'partners']), crests: z.array(id) }),
  z.object({
    kind: z.literal('picture'),
    folder: z.enum(['scenes', 'games', 'banners', 'gallery']),
    picture: id,
    /** Pixels that the title may take; some pictures leave it less. */
    titleWidth: z.number().optional(),
  }),
])

const text = z.string().nullish()

/** Of a player's record what a share card shows; a text may be missing, empty or say that nothing is known. */
const playerSchema = z.object({
  _id: z.string().regex(/^[0-9a-f]{24}$/),
  playerName: text,
  ign: text,
  realName: text,
  game: text,
  team: z.union([z.object({ name: text }), text]),
  tier: text,
  /** The URL of a picture, wherever it is. */
  image: text,
})

/** Everything that the drawings need to know of the app. Fields that no drawing reads are left out when it is parsed. */
export const manifestSchema = z.object({
  brand: z.object({ name: z.string(), tagline: z.string(), description: z.string() }),
  tokens: z.object({
    ink: z.object({ 550: colour, 600: colour, 700: colour, 800: colour, 900: colour, 950: colour }),
    hue: z.object({
      ash: colour,
      bone: colour,
      danger: colour,
      earth: colour,
      gold: colour,
      marigold: colour,
      rani: colour,
      saffron: colour,
      saffronDeep: colour,
      soot: colour,
      teal: colour,
    }),
    toneRamps: z.record(tone, ramp),
  }),
  /** In the order in which pages show them: nobody looks like a neighbour. */
  people: z.array(
    z.object({
      id,
      name: z.string(),
      role: z.enum(['player', 'creator', 'leader']),
      tone,
      /** Without it the given name decides. */
      figure: z.enum(['f', 'm']).optional(),
      /** The colour of the team or organization, if there is one. */
      teamColour: colour.optional(),
    }),
  ),
  crests: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(['team', 'organizer']),
      /** A colour that is theirs; otherwise the name decides. */
      colour: colour.optional(),
    }),
  ),
  banners: z.array(z.object({ id, name: z.string(), colour })),
  games: z.array(z.object({ id, colour })),
  scenes: z.array(id),
  /** The share cards; the id is the path of the page, with dashes for slashes. */
  cards: z.array(
    z.object({
      id: z.string().regex(/^[\w-]+$/),
      title: z.string(),
      /** A line under the title. */
      label: z.string(),
      /** The colour of the line from which the title hangs. */
      accent: colour,
      picture: cardPicture,
    }),
  ),
  /** The players whose share cards are drawn. */
  players: z.array(playerSchema),
})

export type CardPlayer = z.infer<typeof playerSchema>

export type Manifest = z.infer<typeof manifestSchema>
