import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { organizationAccents } from '~/components/accents.css'
import { Facts } from '~/components/facts'
import { factList } from '~/components/facts.css'
import { FollowButton } from '~/components/follow/follow-button'
import { halo } from '~/components/halo.css'
import { HeroName } from '~/components/hero-name'
import { BackLink } from '~/components/links'
import { Section } from '~/components/section'
import { SocialLinks } from '~/components/social-links'
import { toneClass } from '~/components/tone.css'
import { organizationCreatorQuery } from '~/content/organizations/query'
import { portraitCutOutUrl } from '~/lib/art'
import { formatFollowers } from '~/lib/number-format'
import { pickTone } from '~/lib/tone'
import { container } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './organization-creator.css'

const route = getRouteApi('/_site/organization/$id_/$creator')

/** A creator under contract with an organization, in its colour, and the others there. */
export function OrganizationCreatorScreen() {
  const params = route.useParams()
  const { data } = useSuspenseQuery(organizationCreatorQuery(params.id, params.creator))
  const { profile, creator } = data
  const { name, realName, contentType, game, type, primaryPlatform, followerCount } = creator
  const facts = { Content: contentType, Game: game, Kind: type, Platform: primaryPlatform }

  return (
    <article className={organizationAccents[params.id]}>
      <header className={`${styles.hero} ${toneClass[pickTone(realName)]}`}>
        <span className={`${halo} ${styles.ground}`} aria-hidden="true" />
        <div className={`${container} ${styles.inner}`}>
          <BackLink to="/organization/$id" params={{ id: profile.id }} hash="creators">
            <span className={visuallyHidden}>Back to </span>
            {profile.name}
          </BackLink>
          <Image
            className={styles.portrait}
            src={portraitCutOutUrl(realName)}
            alt={`Portrait of ${realName}`}
            width={800}
            height={1000}
            priority
          />
          <div className={styles.text}>
            <HeroName name={name} />
            <p className={styles.real}>{realName}</p>
            <p className={styles.followers}>
              <b>{formatFollowers(followerCount)}</b> followers on {primaryPlatform}
            </p>
            <Facts className={`${factList} ${styles.facts}`} facts={facts} />
            <div className={styles.actions}>
              <FollowButton look="small" kind="creator" id={creator._id} name={name} />
              <SocialLinks owner={name} links={creator.socialLinks} boxed />
            </div>
          </div>
        </div>
      </header>
      <Section id="others" title={`More from ${profile.name}`}>
        <ul className={styles.others}>
          {profile.creators
            .filter((other) => other._id !== creator._id)
            .map((other) => (
              <li key={other._id}>
                <Link className={styles.other} to={other.path}>
                  <Image className={styles.face} src={other.profileImage} alt="" width={96} height={96} />
                  <span className={styles.otherName}>{other.name}</span>
                  <span className={styles.note}>
                    {other.contentType}, {other.primaryPlatform}
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      </Section>
    </article>
  )
}
