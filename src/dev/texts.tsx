import { ghostWordUrl } from '~/lib/art'
import { BrandIcon } from '~/ui/brand-icons'
import { brandNames, isBrand } from '~/ui/brand-names'
import { ExternalLink } from '~/ui/external-link'
import { GhostWord } from '~/ui/ghost-word'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { SectionHeader } from '~/ui/section-header'
import { Stat } from '~/ui/stat'
import { Tag } from '~/ui/tag'
import { mapStates, Part } from './part'
import { hostile, long } from './samples'

const sizes = ['d1', 'd2', 'd3', 'h4'] as const
const brands = Object.keys(brandNames).filter(isBrand)

/** Texts, figures and pictures. */
export const Texts = () => (
  <>
    <Words />
    <Pictures />
  </>
)

const Words = () => (
  <>
    <Part
      name="Heading"
      look="wide"
      states={{
        ...mapStates(sizes, (size) => <Heading size={size}>Hang from the line</Heading>),
        Long: <Heading>{long}</Heading>,
      }}
    />
    <Part
      name="SectionHeader"
      look="wide"
      states={{
        'With an aside': <SectionHeader title="Section" aside={<a href="#SectionHeader">View All</a>} />,
        Long: <SectionHeader title={long} />,
      }}
    />
    <Part name="Tag" states={{ Normal: <Tag>Valorant</Tag>, Long: <Tag>{long}</Tag>, Hostile: <Tag>{hostile}</Tag> }} />
    <Part
      name="Stat"
      states={{ Normal: <Stat value="140+" label="Players" />, Long: <Stat value="1,234,567,890" label={long} /> }}
    />
  </>
)

const Pictures = () => (
  <>
    <Part name="BrandIcon" states={mapStates(brands, (brand) => <BrandIcon brand={brand} />)} />
    <Part name="ExternalLink" states={{ Normal: <ExternalLink href="https://akhada.example">AKHADA</ExternalLink> }} />
    <Part
      name="Image"
      states={{
        Normal: <Image src="/art/games/bgmi.svg" alt="" width={320} height={180} />,
        'Failed, with a fallback': <Image src="/art/none.svg" hasFallback alt="" width={320} height={180} />,
        'Failed, without one': <Image src="/art/none.svg" alt="" width={320} height={180} />,
      }}
    />
    <Part name="GhostWord" look="wide" states={{ Normal: <GhostWord src={ghostWordUrl('khel')} /> }} />
  </>
)
