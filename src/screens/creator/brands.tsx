import { Section } from '~/components/section'
import type { CreatorProfile } from '~/content/creators/types'
import { formatMoney } from '~/lib/number-format'
import { section } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
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
      <table className={styles.rates}>
        <caption className={styles.caption}>Partnership rates</caption>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">Deliverable</th>
            <th scope="col">Note</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {creator.collaborationRates.map(({ deliverable, from, note }) => (
            <tr key={deliverable}>
              <th scope="row">{deliverable}</th>
              <td className={styles.note}>{note}</td>
              <td className={styles.price}>
                <span>from</span> {formatMoney(from)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
