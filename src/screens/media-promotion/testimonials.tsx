import { Star } from 'lucide-react'
import type { Testimonial } from '~/content/media-promotion'
import { container, section } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { SectionHeader } from '~/ui/section-header'
import * as styles from './testimonials.css'

const mostStars = 5

/** Statements of customers. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section className={section} aria-labelledby="testimonials">
      <div className={container}>
        <SectionHeader title="They tried it" id="testimonials" />
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
    <p className={styles.stars} role="img" aria-label={`${rating} of ${mostStars} stars`}>
      {Array.from({ length: mostStars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a row, which never change places
        <Star key={index} className={styles.star} data-lit={index < rating || undefined} />
      ))}
    </p>
  )
}
