import { Pager } from '~/components/pager'
import { Placement } from '~/components/placement'
import { PlayerCard } from '~/components/player/player-card'
import { PlayerCardSkeleton } from '~/components/player/player-card-skeleton'
import { TierBadge } from '~/components/tier-badge'
import { sceneUrl } from '~/lib/art'
import { CreatorCard } from '~/screens/creators/creator-card'
import { GameCard } from '~/screens/esports/game-card'
import { TournamentCards } from '~/screens/game/tournament-card'
import { OrganizationCard } from '~/screens/organizations/organization-card'
import { OrganizerCard } from '~/screens/organizers/organizer-card'
import type { CardsData } from './cards-data'
import { Part, State } from './part'
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

/** The cards that lists are made of. */
export function Cards({ creator, game, gamePage, organization, organizer, player }: CardsData) {
  return (
    <>
      <Part name="TierBadge">
        {['S-Tier', 'A-Tier', 'Elite', hostile].map((tier) => (
          <State key={tier} name={tier}>
            <TierBadge tier={tier} />
          </State>
        ))}
      </Part>
      <Part name="Placement">
        {['1st', '2nd', '3rd', '5th - 6th', 'DQ'].map((place) => (
          <State key={place} name={place}>
            <Placement place={place} />
          </State>
        ))}
      </Part>
      <Part name="Pager">
        <State name="On the first page" wide>
          <Pager page={1} pages={9} linkTo={() => ({ to: '.' })} onTurn={() => {}} />
        </State>
        <State name="In the middle" wide>
          <Pager page={2} pages={9} linkTo={() => ({ to: '.' })} onTurn={() => {}} />
        </State>
      </Part>
      <Part name="PlayerCard">
        <State name="Loading">
          <PlayerCardSkeleton />
        </State>
        <State name="Normal">
          <PlayerCard player={player} />
        </State>
        <State name="Nothing known">
          <PlayerCard player={{ ...player, ...bare }} />
        </State>
        <State name="Long">
          <PlayerCard player={{ ...player, name: long, realName: long, team: long, game: long, status: long }} />
        </State>
        <State name="Hostile, its picture failed">
          <PlayerCard player={{ ...player, name: hostile, tier: hostile, earnings: hostile, image: '/art/none.svg' }} />
        </State>
      </Part>
      <Part name="OrganizationCard">
        <State name="Normal">
          <OrganizationCard organization={organization} />
        </State>
        <State name="Long">
          <OrganizationCard organization={{ ...organization, name: long, headquarters: long }} />
        </State>
      </Part>
      <Part name="OrganizerCard">
        <State name="Normal">
          <OrganizerCard organizer={organizer} picture={sceneUrl('arena')} />
        </State>
        <State name="Long, liked">
          <OrganizerCard
            organizer={{ ...organizer, name: long, about: long.repeat(3), isLiked: true }}
            picture={sceneUrl('city')}
          />
        </State>
      </Part>
      <Part name="CreatorCard">
        <State name="Normal">
          <CreatorCard creator={creator} />
        </State>
        <State name="Long">
          <CreatorCard creator={{ ...creator, name: long, realName: long }} />
        </State>
      </Part>
      <Part name="GameCard">
        <State name="Normal">
          <GameCard game={game} />
        </State>
        <State name="Long, live, its picture failed">
          <GameCard game={{ ...game, name: long, tagline: long, live: 3, logo: '/art/none.svg' }} />
        </State>
      </Part>
      <Part name="TournamentCards">
        <State name="Several" wide>
          <TournamentCards tournaments={[...gamePage.tournaments.ongoing, ...gamePage.tournaments.past].slice(0, 3)} />
        </State>
        <State name="Long" wide>
          <TournamentCards
            tournaments={gamePage.tournaments.past.slice(0, 1).map((each) => ({ ...each, name: long }))}
          />
        </State>
      </Part>
    </>
  )
}
