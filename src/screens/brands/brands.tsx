import { useSuspenseQuery } from '@tanstack/react-query'
import { actions } from '~/components/actions.css'
import { FiguresBand } from '~/components/facts/figures-band'
import { PageHeader } from '~/components/hero/page-header'
import { ButtonLink, GoLink } from '~/components/links/links'
import { InnerSection, Section } from '~/components/section'
import { brandsQuery } from '~/content/brands/query'
import type { Brands } from '~/content/brands/types'
import { h5, lead } from '~/theme/type.css'
import { container, section } from '~/ui/container.css'
import { Heading } from '~/ui/heading'
import { Image } from '~/ui/image'
import * as styles from './brands.css'

/** /brands: partners, and the offers for brands (docs/decisions/routes.md). */
export function BrandsScreen() {
  const { data: brands } = useSuspenseQuery(brandsQuery)

  return (
    <>
      <PageHeader title="Brands" ghost="saathi" lead={brands.lead}>
        <p className={actions}>
          <ButtonLink to="/contact" search={{ topic: 'brands' }} arrow>
            Talk to us
          </ButtonLink>
          <ButtonLink to="/media-promotion" variant="ghost">
            See our packages
          </ButtonLink>
          <GoLink to="/aboutUs" hash="press">
            Logos and facts
          </GoLink>
        </p>
      </PageHeader>
      <Section id="offers" title="What you get" className={`${section} ${styles.first}`}>
        <ul className={styles.offers}>
          {brands.offers.map((offer, index) => (
            <li key={offer.title} className={styles.offer}>
              <Offer offer={offer} priority={index === 0} />
            </li>
          ))}
        </ul>
      </Section>
      <FiguresBand
        figures={brands.figures}
        note={`Across every partner network and season. ${brands.partners.length} partners are on board this season.`}
      />
      <Section id="steps" title="How it works">
        <ol className={styles.steps}>
          {brands.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={h5}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Partners partners={brands.partners} />
      <section className={section} aria-labelledby="promise">
        <div className={`${container} ${styles.promise}`}>
          <Heading id="promise">{brands.promise.title}</Heading>
          <p className={lead}>{brands.promise.text}</p>
        </div>
      </section>
    </>
  )
}

interface OfferProps {
  offer: Brands['offers'][number]
  priority: boolean
}

const Offer = ({ offer: { title, text, examples, picture, link }, priority }: OfferProps) => (
  <>
    <Image className={styles.picture} src={picture} alt="" width={1600} height={900} priority={priority} />
    <div className={styles.body}>
      <Heading level={3}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <ul>
        {examples.map((example) => (
          <li key={example} className={styles.example}>
            {example}
          </li>
        ))}
      </ul>
      <GoLink to={link.to}>{link.label}</GoLink>
    </div>
  </>
)

const Partners = ({ partners }: Pick<Brands, 'partners'>) => (
  <InnerSection id="partners" title="Who’s on board" className={container}>
    <ul className={styles.partners}>
      {partners.map(({ name, business, logoUrl }) => (
        <li key={name} className={styles.partner}>
          <Image className={styles.logo} src={logoUrl} alt="" width={48} height={48} />
          <span className={styles.partnerName}>{name}</span>
          <span className={styles.business}>{business}</span>
        </li>
      ))}
    </ul>
  </InnerSection>
)
