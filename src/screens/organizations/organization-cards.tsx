import { OrganizationCard } from '~/components/organization-card'
import type { Organization } from '~/content/organizations'
import * as styles from './organizations.css'

/** The organizations that were asked for. */
export function OrganizationCards({ organizations }: { organizations: readonly Organization[] }) {
  return (
    <ul className={styles.grid}>
      {organizations.map((organization, index) => (
        <li key={organization.id}>
          <OrganizationCard organization={organization} eager={index < 3} />
        </li>
      ))}
    </ul>
  )
}
