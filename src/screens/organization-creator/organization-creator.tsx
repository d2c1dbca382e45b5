import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Facts } from '~/components/facts/facts'
import { factList } from '~/components/facts/facts.css'
import { FollowButton } from '~/components/follow/follow-button'
import { PersonHero } from '~/components/hero/person-hero'
import { GameLink } from '~/components/links/entity-link'
import { BackLink } from '~/components/links/links'
import { SocialLinks } from '~/components/links/social-links'
import { organizationAccents } from '~/components/marks/accents.css'
import { toneClass } from '~/components/marks/tone.css'
import { Section } from '~/components/section'
import { organizationCreatorQuery } from '~/content/organizations/query'
import { formatShort } from '~/lib/number-format'
import { pickTone } from '~/lib/tone'
import { nameAudience } from '~/lib/words'
import { Image } from '~/ui/image'
import * as styles from './organization-creator.css'

const route = getRouteApi('/_site/organization/$id_/$creator')

/** A creator under contract with an organization, in its colour, and its other creators. */
export function OrganizationCreatorScreen() {
  const params = route.useParams()
  const { profile, creator } = useSuspenseQuery(organizationCreatorQuery(params.id, params.creator)).data
  const { name, realName, contentType, game, type, primaryPlatform, followerCount } = creator
  const facts = { Content: contentType, Game: <GameLink name={game} />, Kind: type, Platform: primaryPlatform }

  return (
    <article className={organizationAccents[params.id]}>
      <PersonHero
        className={`${styles.hero} ${toneClass[pickTone(realName)]}`}
        backLink={<BackLink to="/organization/$id" params={{ id: profile.id }} hash="creators" parent={profile.name} />}
        name={name}
        realName={realName}
      >
        <p className={styles.real}>{realName}</p>
        <p className={styles.followers}>
          <b>{formatShort(followerCount)}</b> {nameAudience(primaryPlatform).toLowerCase()} on {primaryPlatform}
        </p>
        <Facts className={`${factList} ${styles.facts}`} facts={facts} />
        <div className={styles.actions}>
          <FollowButton look="small" kind="creator" id={creator._id} name={name} />
          <SocialLinks owner={name} links={creator.socialLinks} boxed />
        </div>
      </PersonHero>
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
