import { SponsorCarousel } from '~/components/sponsor-carousel'
import type { Showcase } from '~/content/showcase-types'
import { Achievements } from './achievements'
import { Connect } from './connect'
import { Creators } from './creators'
import { Leadership } from './leadership'
import { Story } from './story'
import { Teams } from './teams'

/** Everything below the hero of an organization's page. */
export function LateSections({ showcase }: { showcase: Showcase }) {
  return (
    <>
      <Leadership founder={showcase.founder} coFounders={showcase.coFounders} />
      <Story year={showcase.foundedYear} paragraphs={showcase.story} />
      <Connect name={showcase.name} links={showcase.socialLinks} />
      <SponsorCarousel sponsors={showcase.sponsors} />
      <Teams showcase={showcase} />
      <Creators creators={showcase.creators} />
      <Achievements achievements={showcase.achievements} />
    </>
  )
}
