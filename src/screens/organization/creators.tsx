import { getRouteApi } from '@tanstack/react-router'
import { FollowButton } from '~/components/follow/follow-button'
import { GameTag, PathLink } from '~/components/links/entity-link'
import { SocialLinks } from '~/components/links/social-links'
import { Section } from '~/components/section'
import { creatorGames, creatorTypes } from '~/content/directory-filters'
import type { OrganizationCreator } from '~/content/organizations/types'
import { formatShort } from '~/lib/number-format'
import { nameAudience, plural } from '~/lib/words'
import { useSearchState } from '~/router/use-search-state'
import { section } from '~/ui/container.css'
import { Image } from '~/ui/image'
import { SegmentedControl } from '~/ui/segmented-control'
import { Tag } from '~/ui/tag'
import { UrlSearchField } from '~/ui/url-search-field'
import { visuallyHidden } from '~/ui/visually-hidden.css'
import * as styles from './creators.css'
import { filterRosterCreators } from './filter-roster'
import { organizationSearch } from './organization-search'
import { nothing } from './teams.css'

const route = getRouteApi('/_site/organization/$id')

/** Content Creators: by game, type and name (specification 2 and specification 5). */
export function Creators({ creators }: { creators: readonly OrganizationCreator[] }) {
  const [params, setParams] = useSearchState(route, organizationSearch)
  const shown = filterRosterCreators(creators, params)

  return (
    <Section id="creators" title="Content Creators" className={`${section} ${styles.ground}`}>
      <div className={styles.toolbar}>
        <SegmentedControl
          label="Creators’ game"
          options={creatorGames}
          value={params.creatorGame}
          onChange={(creatorGame) => setParams({ creatorGame }, { replace: true })}
        />
        <SegmentedControl
          label="Creator type"
          options={creatorTypes}
          value={params.creatorType}
          onChange={(creatorType) => setParams({ creatorType }, { replace: true })}
        />
        <UrlSearchField
          label="Search creators"
          placeholder="Search creators"
          value={params.creator}
          onChange={(creator) => setParams({ creator }, { replace: true })}
        />
      </div>
      <p className={visuallyHidden} role="status">
        {plural(shown.length, 'creator')}
      </p>
      {shown.length > 0 ? (
        <ul className={styles.creators}>
          {shown.map((creator) => (
            <CreatorRow key={creator._id} creator={creator} />
          ))}
        </ul>
      ) : (
        <p className={nothing}>No creators found matching your criteria.</p>
      )}
    </Section>
  )
}

const CreatorRow = ({ creator }: { creator: OrganizationCreator }) => (
  <li className={styles.creator}>
    <Image className={styles.portrait} src={creator.profileImage} alt="" width={96} height={96} />
    <div>
      <h3 className={styles.name}>
        <PathLink path={creator.path}>{creator.name}</PathLink>
      </h3>
      <p className={styles.note}>
        {creator.realName}, {creator.contentType}
      </p>
    </div>
    <p className={styles.chips}>
      <Tag>{creator.type}</Tag>
      <GameTag name={creator.game} />
      <Tag>{creator.primaryPlatform}</Tag>
    </p>
    <p className={styles.followers}>
      <b>{formatShort(creator.followerCount)}</b> {nameAudience(creator.primaryPlatform).toLowerCase()}
    </p>
    <SocialLinks owner={creator.name} links={creator.socialLinks} />
    <FollowButton look="small" kind="creator" id={creator._id} name={creator.name} />
  </li>
)
