import { Star } from 'lucide-react'
import { Section } from '~/components/section'
import type { Testimonial } from '~/content/media-promotion/types'
import { Image } from '~/ui/image'
import * as styles from './testimonials.css'

const stars = [1, 2, 3, 4, 5]

/** What customers say, with their ratings. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section id="testimonials" title="What clients say">
      <ul className={styles.list}>
        {testimonials.map(({ id, name, role, content, rating, logo }) => (
          <li key={id}>
            <figure className={styles.testimonial}>
              <Stars rating={rating} />
              <blockquote className={styles.content}>{content}</blockquote>
              <figcaption className={styles.who}>
                <Image className={styles.logo} src={logo} alt="" width={56} height={56} />
                <span>
                  <b className={styles.name}>{name}</b>
                  <span className={styles.role}>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <p className={styles.stars} role="img" aria-label={`${rating} of ${stars.length} stars`}>
      {stars.map((star) => (
        <Star key={star} className={styles.star} data-lit={star <= rating || undefined} />
      ))}
    </p>
  )
}
