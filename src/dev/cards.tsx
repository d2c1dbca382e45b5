import { Pager } from '~/components/links/pager'
import { Placement } from '~/components/marks/placement'
import { TierBadge } from '~/components/marks/tier-badge'
import { PlayerCard } from '~/components/player/player-card'
import { PlayerCardSkeleton } from '~/components/player/player-card-skeleton'
import { sceneUrl } from '~/lib/art'
import { CreatorCard } from '~/screens/creators/creator-card'
import { GameCard } from '~/screens/esports/game-card'
import { TournamentCards } from '~/screens/game/tournament-cards'
import { OrganizationCard } from '~/screens/organizations/organization-card'
import { OrganizerCard } from '~/screens/organizers/organizer-card'
import type { CardsData } from './cards-data'
import { mapStates, Part } from './part'
import { hostile, long } from './samples'

const bare = {
  realName: null,
  inGameName: null,
  image: null,
  tier: null,
  team: null,
  game: null,
  country: null,
  earnings: null,
  status: null,
  achievements: [],
  socialLinks: [],
}

/** The cards of lists, and the marks on them. */
export const Cards = (data: CardsData) => (
  <>
    <Marks />
    <CardsOfPeople {...data} />
    <CardsOfGames {...data} />
  </>
)

const Marks = () => (
  <>
    <Part
      name="TierBadge"
      states={mapStates(['S-Tier', 'A-Tier', 'Elite', hostile], (tier) => <TierBadge tier={tier} />)}
    />
    <Part
      name="Placement"
      states={mapStates(['1st', '2nd', '3rd', '5th - 6th', 'DQ'], (place) => <Placement place={place} />)}
    />
    <Part
      name="Pager"
      look="wide"
      states={{
        'On the first page': <Pager page={1} pages={9} linkTo={() => ({ to: '.' })} list={{ current: null }} />,
        'In the middle': <Pager page={2} pages={9} linkTo={() => ({ to: '.' })} list={{ current: null }} />,
      }}
    />
  </>
)

const CardsOfPeople = ({ creator, organization, organizer, player }: CardsData) => (
  <>
    <Part
      name="PlayerCard"
      states={{
        Loading: <PlayerCardSkeleton />,
        Normal: <PlayerCard player={player} />,
        'Nothing known': <PlayerCard player={{ ...player, ...bare }} />,
        Long: <PlayerCard player={{ ...player, name: long, realName: long, team: long, game: long, status: long }} />,
        'Hostile, its picture failed': (
          <PlayerCard player={{ ...player, name: hostile, tier: hostile, earnings: hostile, image: '/art/none.svg' }} />
        ),
      }}
    />
    <Part
      name="OrganizationCard"
      states={{
        Normal: <OrganizationCard organization={organization} />,
        Long: <OrganizationCard organization={{ ...organization, name: long, headquarters: long }} />,
      }}
    />
    <Part
      name="OrganizerCard"
      states={{
        Normal: <OrganizerCard organizer={organizer} picture={sceneUrl('arena')} />,
        'Long, liked': (
          <OrganizerCard
            organizer={{ ...organizer, name: long, about: long.repeat(3), isLiked: true }}
            picture={sceneUrl('city')}
          />
        ),
      }}
    />
    <Part
      name="CreatorCard"
      states={{
        Normal: <CreatorCard creator={creator} />,
        Long: <CreatorCard creator={{ ...creator, name: long, realName: long }} />,
      }}
    />
  </>
)

const CardsOfGames = ({ game, gamePage }: CardsData) => (
  <>
    <Part
      name="GameCard"
      states={{
        Normal: <GameCard game={game} />,
        'Long, live, its picture failed': (
          <GameCard game={{ ...game, name: long, tagline: long, live: 3, logo: '/art/none.svg' }} />
        ),
      }}
    />
    <Part
      name="TournamentCards"
      look="wide"
      states={{
        Several: (
          <TournamentCards tournaments={[...gamePage.tournaments.ongoing, ...gamePage.tournaments.past].slice(0, 3)} />
        ),
        Long: (
          <TournamentCards
            tournaments={gamePage.tournaments.past.slice(0, 1).map((each) => ({ ...each, name: long }))}
          />
        ),
      }}
    />
  </>
)
