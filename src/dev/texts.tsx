import { TabularNumber } from '~/components/ranking/tabular-number'
import { ghostWordUrl } from '~/lib/art'
import { BrandIcon } from '~/ui/brand-icons'
import { ExternalLink } from '~/ui/external-link'
import { GhostWord } from '~/ui/ghost-word'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { SectionHeader } from '~/ui/section-header'
import { Stat } from '~/ui/stat'
import { Tag } from '~/ui/tag'
import { Part, State } from './part'
import { hostile, long } from './samples'

const sizes = ['d1', 'd2', 'd3', 'h4'] as const
const brands = [
  'instagram',
  'youtube',
  'twitch',
  'twitter',
  'facebook',
  'linkedin',
  'discord',
  'google',
  'website',
] as const

/** What is read or looked at. */
export function Texts() {
  return (
    <>
      <Part name="Heading">
        {sizes.map((size) => (
          <State key={size} name={size} wide>
            <Heading level={2} size={size}>
              Hang from the line
            </Heading>
          </State>
        ))}
        <State name="Long" wide>
          <Heading level={2} size="d3">
            {long}
          </Heading>
        </State>
      </Part>
      <Part name="SectionHeader">
        <State name="With an aside" wide>
          <SectionHeader title="Section" aside={<a href="#SectionHeader">View All</a>} />
        </State>
        <State name="Long" wide>
          <SectionHeader title={long} />
        </State>
      </Part>
      <Part name="Tag">
        <State name="Normal">
          <Tag>Valorant</Tag>
        </State>
        <State name="Long">
          <Tag>{long}</Tag>
        </State>
        <State name="Hostile">
          <Tag>{hostile}</Tag>
        </State>
      </Part>
      <Part name="Stat">
        <State name="Normal">
          <Stat value="140+" label="Players" />
        </State>
        <State name="Long">
          <Stat value="1,234,567,890" label={long} />
        </State>
      </Part>
      <Part name="TabularNumber">
        <State name="In a column">
          <p>
            <TabularNumber>1,111,111</TabularNumber>
          </p>
          <p>
            <TabularNumber>8,888,888</TabularNumber>
          </p>
        </State>
      </Part>
      <Part name="BrandIcon">
        {brands.map((brand) => (
          <State key={brand} name={brand}>
            <BrandIcon brand={brand} />
          </State>
        ))}
      </Part>
      <Part name="ExternalLink">
        <State name="Normal">
          <ExternalLink href="https://akhada.example">AKHADA</ExternalLink>
        </State>
      </Part>
      <Part name="Image">
        <State name="Normal">
          <Image src="/art/games/bgmi.svg" alt="" width={320} height={180} />
        </State>
        <State name="Failed, with a fallback">
          <Image src="/art/none.svg" fallback="/art/fallback.svg" alt="" width={320} height={180} />
        </State>
        <State name="Failed, without one">
          <Image src="/art/none.svg" alt="" width={320} height={180} />
        </State>
      </Part>
      <Part name="GhostWord">
        <State name="Normal" wide>
          <GhostWord src={ghostWordUrl('khel')} />
        </State>
      </Part>
    </>
  )
}
