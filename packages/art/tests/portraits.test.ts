import { expect, test } from 'vitest'
import { manifest } from '../src/manifest'
import { dealSittings } from '../src/people'
import { poses } from '../src/portrait/poses'
import { skulls } from '../src/portrait/skulls'

const sittings = dealSittings()

function find(id: string) {
  const sitting = sittings.get(id)
  if (!sitting) throw new Error(`Nobody is called ${id}`)
  return sitting
}

const headOf = (id: string) => {
  const { skull, pose } = find(id).dress.head
  return `${skull} ${pose}`
}

/** Pairs that stand side by side. */
const neighbours = (ids: readonly string[]) => ids.slice(1).map((id, i) => [ids[i] ?? '', id] as const)

/** The players of the first page, as they were in November 2026; results move them. */
const firstPage =
  'nandini-kamat dhruv-solanki pooja-kushwaha salman-pathan karthik-reddy arvind-parihar aarav-kulkarni sneha-patil divya-shrivas kabir-nongthombam mohit-pandey tushar-lodhi'.split(
    ' ',
  )
const creators = manifest.people.filter(({ role }) => role === 'creator').map(({ id }) => id)
/** Our own team comes last. */
const team = manifest.people.slice(-4).map(({ id }) => id)

test('people have three skulls and hold them in three poses, about as many of each', () => {
  const heads = [...sittings.keys()].map(headOf)
  const counts = skulls.flatMap((skull) =>
    poses.map((pose) => heads.filter((head) => head === `${skull} ${pose}`).length),
  )
  expect(Math.min(...counts)).toBeGreaterThan(sittings.size / 15)
})

test('people who follow each other in a list have another skull in another pose', () => {
  const alike = neighbours([...sittings.keys()]).filter(([one, other]) => {
    const [a, b] = [find(one).dress.head, find(other).dress.head]
    return a.skull === b.skull || a.pose === b.pose
  })
  expect(alike).toEqual([])
})

test.each([
  ['players', firstPage],
  ['creators', creators.slice(0, 12)],
  ['our own team', team],
])('the heads of neighbours on the first page of %s differ', (_, ids) => {
  expect(ids.length).toBeGreaterThan(3)
  expect(neighbours(ids).filter(([one, other]) => headOf(one) === headOf(other))).toEqual([])
})

test('those who lead wear no jersey, and our own team four different clothes', () => {
  const leaders = manifest.people.filter(({ role }) => role === 'leader')
  expect(leaders.filter(({ id }) => !find(id).look.formal)).toEqual([])
  expect(new Set(team.map((id) => find(id).look.formal)).size).toBe(4)
})
