import { useSuspenseQuery } from '@tanstack/react-query'
import { Hash } from 'lucide-react'
import { comingSoonQuery } from '~/content/coming-soon/query'
import { galleryUrl } from '~/lib/art'
import { container } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import { ComingSoonPage, WhatsComing } from './coming-soon'
import { columns } from './coming-soon.css'
import * as styles from './forums.css'

/** /forums: the board as it will be, with its rooms still closed. */
export function ForumsScreen() {
  const { data: page } = useSuspenseQuery(comingSoonQuery('forums'))
  return (
    <ComingSoonPage page={page}>
      <div className={`${container} ${columns}`}>
        <section aria-labelledby="rooms">
          <Heading id="rooms">First rooms</Heading>
          <ul className={styles.rooms}>
            {page.rooms.map(({ name, topic }) => (
              <li key={name} className={styles.room}>
                <Hash />
                <span className={styles.name}>{name}</span>
                <span className={styles.topic}>{topic}</span>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.side}>
          <Image
            className={styles.picture}
            src={galleryUrl('chai')}
            alt="Players around a table with glasses of chai"
            width={1200}
            height={800}
            priority
          />
          <WhatsComing plans={page.plans} />
        </div>
      </div>
    </ComingSoonPage>
  )
}
