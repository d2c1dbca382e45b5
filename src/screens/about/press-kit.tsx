import { Download } from 'lucide-react'
import { Facts } from '~/components/facts/facts'
import { ButtonLink } from '~/components/links/links'
import { Section } from '~/components/section'
import type { AboutCompany } from '~/content/about-company/types'
import { Image } from '~/ui/image'
import * as styles from './press-kit.css'

/** For people who write about us: a text, facts, files and a contact. */
export function PressKit({ press: { boilerplate, facts, files } }: { press: AboutCompany['press'] }) {
  return (
    <Section id="press" title="Press kit">
      <div className={styles.columns}>
        <div className={styles.part}>
          <p className={styles.boilerplate}>{boilerplate}</p>
          <ButtonLink to="/contact" search={{ topic: 'press' }} arrow>
            Ask for an interview
          </ButtonLink>
        </div>
        <Facts className={styles.facts} facts={facts} />
        <ul className={styles.files}>
          {files.map(({ name, note, href }) => (
            <li key={href} className={styles.file}>
              <Image className={styles.preview} src={href} alt="" width={96} height={96} />
              <a className={styles.name} href={href} download>
                {name}
                <span className={styles.note}>{note}</span>
                <Download />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
