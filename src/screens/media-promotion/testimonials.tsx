import { Star } from 'lucide-react'
import type { Testimonial } from '~/content/media-promotion/types'
import { container, section } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './testimonials.css'

const stars = [1, 2, 3, 4, 5]

/** Statements of customers. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section className={section} aria-labelledby="testimonials">
      <div className={container}>
        <SectionHeader title="What clients say" id="testimonials" />
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
      </div>
    </section>
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
