import { DataTable } from '~/components/facts/data-table'
import { Section } from '~/components/section'
import type { CreatorProfile } from '~/content/creators/types'
import { formatMoney } from '~/lib/number-format'
import { aside } from '~/theme/type.css'
import { section } from '~/ui/container.css'
import { Image } from '~/ui/image'
import * as styles from './brands.css'

/** Brand collaborations and rates. */
export function Brands({ creator }: { creator: CreatorProfile }) {
  return (
    <Section
      id="brands"
      title="Brand Collaborations"
      className={`${section} ${styles.brands}`}
      aside={
        <p className={styles.count}>
          <b>{creator.stats.brandDeals}</b> brand deals so far
        </p>
      }
    >
      <ul className={styles.deals}>
        {creator.pastCollaborations.map(({ brand, year, campaign, result, logo }) => (
          <li key={brand} className={styles.deal}>
            <Image className={styles.logo} src={logo} alt="" width={72} height={72} />
            <p className={styles.brand}>
              {brand}, {year}
            </p>
            <h3 className={styles.campaign}>{campaign}</h3>
            <p className={styles.result}>{result}</p>
          </li>
        ))}
      </ul>
      <h3 className={styles.ratesTitle}>Partnership rates</h3>
      <DataTable
        className={styles.rates}
        caption="Partnership rates"
        rows={creator.collaborationRates.map(({ deliverable, from, note }) => ({
          Deliverable: deliverable,
          Price: (
            <>
              <small className={aside}>from</small> {formatMoney(from)}
            </>
          ),
          Note: note,
        }))}
      />
    </Section>
  )
}
