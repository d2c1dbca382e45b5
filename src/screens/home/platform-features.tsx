import { useSuspenseQuery } from '@tanstack/react-query'
import {
  Building2,
  CalendarCog,
  ChartNoAxesCombined,
  Handshake,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
} from 'lucide-react'
import type { PointerEvent, ReactNode } from 'react'
import { toneClass } from '~/components/marks/tone.css'
import { Section } from '~/components/section'
import { featuresQuery } from '~/content/platform-features/query'
import type { PlatformFeature } from '~/content/platform-features/types'
import { featureUrl } from '~/lib/art'
import { Image } from '~/ui/image'
import { BrandsDrawing } from './features/brands-drawing'
import { ChatDrawing } from './features/chat-drawing'
import { RosterDrawing } from './features/roster-drawing'
import { StatsDrawing } from './features/stats-drawing'
import * as styles from './platform-features.css'

interface Look {
  icon: LucideIcon
  tone: keyof typeof toneClass
  drawing: ReactNode
}

const looks: Record<PlatformFeature['id'], Look> = {
  stats: { icon: ChartNoAxesCombined, tone: 'lime', drawing: <StatsDrawing /> },
  events: {
    icon: CalendarCog,
    tone: 'saffron',
    drawing: <Image className={styles.bracket} src={featureUrl('bracket')} alt="" width={416} height={296} />,
  },
  hubs: { icon: Building2, tone: 'marigold', drawing: <RosterDrawing /> },
  brands: { icon: Handshake, tone: 'rani', drawing: <BrandsDrawing /> },
  community: { icon: MessagesSquare, tone: 'indigo', drawing: <ChatDrawing /> },
  safety: {
    icon: ShieldCheck,
    tone: 'teal',
    drawing: <Image className={styles.shield} src={featureUrl('shield')} alt="" width={520} height={240} />,
  },
}

/** The six Platform Features, each lit in its own colour under the pointer (specification 1). */
export function PlatformFeatures() {
  const { data: features } = useSuspenseQuery(featuresQuery)

  return (
    <Section id="features" title="Platform Features" className={styles.section}>
      <ul className={styles.bento}>
        {features.map((feature) => (
          <Feature key={feature.id} feature={feature} />
        ))}
      </ul>
    </Section>
  )
}

function Feature({ feature: { id, title, description } }: { feature: PlatformFeature }) {
  const { icon: Icon, tone, drawing } = looks[id]
  return (
    <li className={`${toneClass[tone]} ${styles.place[id]}`}>
      <article className={styles.card} onPointerMove={followPointer}>
        <div className={styles.inner}>
          <div className={styles.drawing} aria-hidden="true">
            {drawing}
          </div>
          <div className={styles.body}>
            <Icon />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </div>
        </div>
      </article>
    </li>
  )
}

/** Sets CSS variables instead of rendering: the light follows every move of the pointer. */
function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const { left, top } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty(styles.spotX, `${clientX - left}px`)
  currentTarget.style.setProperty(styles.spotY, `${clientY - top}px`)
}
