import type { TournamentDraw } from '../types'

export const draws: TournamentDraw[] = [
  {
    id: 'maha-dangal-2026-lol',
    about:
      'The purse that made teams out of friends’ groups: when the Maha Dangal added League of Legends, twelve line-ups formed within a month. Two groups, then a double-elimination bracket, all in one converted film studio.',
    teams: [
      'Imphal Impact',
      'Nilgiri Nomads',
      'Pondy Pulse',
      'Kohima Kestrels',
      'Dilli Darbar',
      'Vizag Voyagers',
      'Calicut Krakens',
      'Madurai Meteors',
      'Coimbatore Comets',
      'Sundarban Syndicate',
      'Nagpur Nightjars',
      'Chilika Sharks',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 4,
        groups: ['ADEHIL', 'BCFGJK'],
        rounds: [
          { on: '2026-11-04T11:00', matches: ['A 2-0 L', 'D 2-0 I', 'E 2-0 H'] },
          { on: '2026-11-05T11:00', matches: ['B 1-2 K', 'C 2-0 J', 'F 2-0 G'] },
          { on: '2026-11-07T11:00', matches: ['A 2-0 I', 'L 2-1 H', 'D 2-1 E'] },
          { on: '2026-11-08T11:00', matches: ['B 2-0 J', 'K 1-2 G', 'C 2-1 F'] },
          { on: '2026-11-10T11:00', matches: ['A 2-1 H', 'I 1-2 E', 'L 1-2 D'] },
          { on: '2026-11-11T11:00', matches: ['B 2-1 G', 'J 0-2 F', 'K 0-2 C'] },
          { on: '2026-11-12T11:00', matches: ['A 2-0 E', 'H 1-2 D', 'I 0-2 L'] },
          { on: '2026-11-14T11:00', matches: ['B 1-2 F', 'G 1-2 C', 'J 0-2 K'] },
          { on: '2026-11-15T11:00', matches: ['A 1-2 D', 'E 2-1 L', 'H 1-2 I'] },
          { on: '2026-11-17T11:00', matches: ['B 2-0 C', 'F 2-0 K', 'G 2-1 J'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Upper quarter-finals',
            on: '2026-11-18T11:00',
            matches: ['D 2-0 G', 'C 2-0 E', 'F 1-2 L', 'A 2-1 B'],
          },
          { name: 'Lower round 1', on: '2026-11-20T11:00', matches: ['G 1-2 E', 'F 0-2 B'] },
          { name: 'Upper semi-finals', on: '2026-11-21T11:00', matches: ['D 1-2 C', 'L 0-2 A'] },
          { name: 'Lower round 2', on: '2026-11-22T11:00', matches: ['E 2-0 L', 'B 0-2 D'] },
          { name: 'Lower semi-final', on: '2026-11-24T11:00', matches: ['E 2-0 D'] },
          { name: 'Upper final', on: '2026-11-25T11:00', matches: ['C 0-2 A'] },
          { name: 'Lower final', on: '2026-11-27T11:00', matches: ['E 1-2 C'] },
          { name: 'Grand final', on: '2026-11-28T16:00', matches: ['A 3-1 C'] },
        ],
      },
    ],
  },
  {
    id: 'rift-of-the-south-2026',
    about:
      'Six southern sides and two guests. The studio that broadcasts it also runs it, so there are more cameras than players and the replays come before you ask.',
    teams: [
      'Nilgiri Nomads',
      'Pondy Pulse',
      'Vizag Voyagers',
      'Calicut Krakens',
      'Madurai Meteors',
      'Coimbatore Comets',
      'Chilika Sharks',
      'Nagpur Nightjars',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2026-11-15T11:00', matches: ['A 2-0 H', 'D 0-2 E', 'B 2-1 G', 'C 2-0 F'] },
          { on: '2026-11-18T11:00', matches: ['A 2-1 E', 'H 1-2 D', 'B 2-1 F', 'G 0-2 C'] },
          { on: '2026-11-22T11:00', matches: ['A 2-1 D', 'E 1-2 H', 'B 2-0 C', 'F 2-0 G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Semi-finals', on: '2026-11-25T11:00', matches: ['A 2-0 C', 'B 2-0 E'] },
          { name: 'Third place', on: '2026-11-29T11:00', matches: ['C 1-2 E'] },
          { name: 'Grand final', on: '2026-12-02T16:00', matches: ['A 0-3 B'] },
        ],
      },
    ],
  },
  {
    id: 'hostel-rift-2026',
    about:
      'A small purse and the best commentary. Academy line-ups, straight knockout, and a rule that the loser’s jungler buys the samosas.',
    teams: [
      'Ranchi Rhinos',
      'Agartala Archers',
      'Leh Legends',
      'Shillong Sirens',
      'Sundarban Syndicate',
      'Nagpur Nightjars',
      'Chilika Sharks',
      'Madurai Meteors',
    ],
    stages: [
      {
        kind: 'bracket',
        name: 'Knockout',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2026-11-20T11:00',
            matches: ['A 0-2 H', 'D 0-2 E', 'B 2-0 G', 'C 2-1 F'],
          },
          { name: 'Semi-finals', on: '2026-11-25T11:00', matches: ['H 2-0 E', 'B 2-1 C'] },
          { name: 'Third place', on: '2026-11-30T11:00', matches: ['E 0-2 C'] },
          { name: 'Grand final', on: '2026-12-05T16:00', matches: ['H 0-3 B'] },
        ],
      },
    ],
  },
  {
    id: 'seven-sisters-rift-2026',
    about:
      'League of Legends has its deepest roots in the north-east, and this knockout is where they show. Best of three up to the semi-finals, best of five for the title.',
    teams: [
      'Imphal Impact',
      'Kohima Kestrels',
      'Shillong Sirens',
      'Agartala Archers',
      'Dilli Darbar',
      'Sundarban Syndicate',
      'Ranchi Rhinos',
      'Vizag Voyagers',
    ],
    stages: [
      {
        kind: 'bracket',
        name: 'Knockout',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2026-12-10T11:00',
            matches: ['A 2-0 H', 'D 2-0 E', 'B 1-2 G', 'C 1-2 F'],
          },
          { name: 'Semi-finals', on: '2026-12-13T11:00', matches: ['A 0-2 D', 'G 2-1 F'] },
          { name: 'Third place', on: '2026-12-16T11:00', matches: ['A 2-0 F'] },
          { name: 'Grand final', on: '2026-12-19T16:00', matches: ['D 2-3 G'] },
        ],
      },
    ],
  },
  {
    id: 'new-year-rift-2027',
    about:
      'The season opener with the full field of sixteen. New patch, new line-ups, old rivalries; the transfer list is read out at the opening like a wedding’s guest list.',
    teams: [
      'Imphal Impact',
      'Nilgiri Nomads',
      'Pondy Pulse',
      'Kohima Kestrels',
      'Dilli Darbar',
      'Vizag Voyagers',
      'Calicut Krakens',
      'Madurai Meteors',
      'Coimbatore Comets',
      'Sundarban Syndicate',
      'Nagpur Nightjars',
      'Chilika Sharks',
      'Shillong Sirens',
      'Leh Legends',
      'Ranchi Rhinos',
      'Agartala Archers',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['AHIP', 'BGJO', 'CFKN', 'DELM'],
        rounds: [
          { on: '2027-01-06T11:00', matches: ['A 0-2 P', 'H 0-2 I', 'B 0-2 O', 'G 0-2 J'] },
          { on: '2027-01-07T11:00', matches: ['C 2-1 N', 'F 2-1 K', 'D 0-2 M', 'E 2-1 L'] },
          { on: '2027-01-08T11:00', matches: ['A 2-0 I', 'P 2-1 H', 'B 2-0 J', 'O 1-2 G'] },
          { on: '2027-01-10T11:00', matches: ['C 2-1 K', 'N 0-2 F', 'D 2-0 L', 'M 2-0 E'] },
          { on: '2027-01-11T11:00', matches: ['A 0-2 H', 'I 2-1 P', 'B 2-0 G', 'J 2-0 O'] },
          { on: '2027-01-12T11:00', matches: ['C 1-2 F', 'K 1-2 N', 'D 0-2 E', 'L 1-2 M'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2027-01-13T11:00',
            matches: ['P 0-2 J', 'M 1-2 C', 'B 2-0 I', 'F 0-2 E'],
          },
          { name: 'Semi-finals', on: '2027-01-15T11:00', matches: ['J 1-2 C', 'B 2-1 E'] },
          { name: 'Third place', on: '2027-01-16T11:00', matches: ['J 2-1 E'] },
          { name: 'Grand final', on: '2027-01-17T16:00', matches: ['C 0-3 B'] },
        ],
      },
    ],
  },
  {
    id: 'spring-split-cup-2027',
    about:
      'Eight teams for two weeks by the sea. The winner is seeded into the next Maha Dangal, which makes it the most expensive ₹35 lakh of the year.',
    teams: [
      'Imphal Impact',
      'Nilgiri Nomads',
      'Pondy Pulse',
      'Kohima Kestrels',
      'Dilli Darbar',
      'Vizag Voyagers',
      'Calicut Krakens',
      'Madurai Meteors',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2027-02-19T11:00', matches: ['A 2-0 H', 'D 1-2 E', 'B 1-2 G', 'C 0-2 F'] },
          { on: '2027-02-22T11:00', matches: ['A 2-0 E', 'H 0-2 D', 'B 2-0 F', 'G 0-2 C'] },
          { on: '2027-02-25T11:00', matches: ['A 2-1 D', 'E 2-1 H', 'B 1-2 C', 'F 2-1 G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Semi-finals', on: '2027-03-01T11:00', matches: ['A 2-1 F', 'C 2-0 E'] },
          { name: 'Third place', on: '2027-03-04T11:00', matches: ['F 2-0 E'] },
          { name: 'Grand final', on: '2027-03-07T16:00', matches: ['A 2-3 C'] },
        ],
      },
    ],
  },
  {
    id: 'festival-rift-2026',
    about:
      'Eight teams in the week before the lights go up. Straight knockout, with the final timed so that everybody could be home for the first evening of Puja.',
    teams: [
      'Imphal Impact',
      'Nilgiri Nomads',
      'Pondy Pulse',
      'Kohima Kestrels',
      'Dilli Darbar',
      'Vizag Voyagers',
      'Calicut Krakens',
      'Madurai Meteors',
    ],
    stages: [
      {
        kind: 'bracket',
        name: 'Knockout',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2026-10-02T11:00',
            matches: ['A 2-1 H', 'D 2-0 E', 'B 0-2 G', 'C 2-0 F'],
          },
          { name: 'Semi-finals', on: '2026-10-05T11:00', matches: ['A 2-0 D', 'G 0-2 C'] },
          { name: 'Third place', on: '2026-10-08T11:00', matches: ['D 2-1 G'] },
          { name: 'Grand final', on: '2026-10-11T16:00', matches: ['A 3-2 C'] },
        ],
      },
    ],
  },
  {
    id: 'monsoon-rift-2026',
    about:
      'Two power cuts, one flooded car park and a final that ended before the rain did. Nobody went home in dry shoes.',
    teams: [
      'Imphal Impact',
      'Nilgiri Nomads',
      'Pondy Pulse',
      'Kohima Kestrels',
      'Dilli Darbar',
      'Vizag Voyagers',
      'Calicut Krakens',
      'Madurai Meteors',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2026-07-03T11:00', matches: ['A 1-2 H', 'D 2-0 E', 'B 1-2 G', 'C 2-1 F'] },
          { on: '2026-07-05T11:00', matches: ['A 1-2 E', 'H 2-0 D', 'B 1-2 F', 'G 1-2 C'] },
          { on: '2026-07-08T11:00', matches: ['A 0-2 D', 'E 0-2 H', 'B 1-2 C', 'F 2-0 G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Upper semi-finals', on: '2026-07-10T11:00', matches: ['H 2-1 F', 'C 1-2 D'] },
          { name: 'Lower semi-final', on: '2026-07-12T11:00', matches: ['F 1-2 C'] },
          { name: 'Upper final', on: '2026-07-14T11:00', matches: ['H 2-0 D'] },
          { name: 'Lower final', on: '2026-07-17T11:00', matches: ['C 1-2 D'] },
          { name: 'Grand final', on: '2026-07-19T16:00', matches: ['H 0-3 D'] },
        ],
      },
    ],
  },
  {
    id: 'pongal-rift-2026',
    about:
      'A small southern cup that grew because the northerners wanted the sweets. Two groups of four, semi-finals and a final on the harvest weekend.',
    teams: [
      'Madurai Meteors',
      'Pondy Pulse',
      'Nilgiri Nomads',
      'Coimbatore Comets',
      'Calicut Krakens',
      'Imphal Impact',
      'Dilli Darbar',
      'Vizag Voyagers',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2026-01-10T11:00', matches: ['A 2-0 H', 'D 0-2 E', 'B 2-0 G', 'C 2-0 F'] },
          { on: '2026-01-12T11:00', matches: ['A 0-2 E', 'H 2-0 D', 'B 2-0 F', 'G 0-2 C'] },
          { on: '2026-01-13T11:00', matches: ['A 2-0 D', 'E 2-1 H', 'B 1-2 C', 'F 1-2 G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Semi-finals', on: '2026-01-15T11:00', matches: ['E 0-2 B', 'C 2-0 A'] },
          { name: 'Third place', on: '2026-01-16T11:00', matches: ['E 2-0 A'] },
          { name: 'Grand final', on: '2026-01-18T16:00', matches: ['B 3-1 C'] },
        ],
      },
    ],
  },
  {
    id: 'monsoon-rift-2027',
    about:
      'Played in a boathouse with the doors open to the rain. Two groups and a double-elimination finish, and this time the organizers lend out boots.',
    teams: [
      'Pondy Pulse',
      'Imphal Impact',
      'Nilgiri Nomads',
      'Kohima Kestrels',
      'Dilli Darbar',
      'Vizag Voyagers',
      'Calicut Krakens',
      'Madurai Meteors',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2027-07-02T11:00', matches: ['A 0-2 H', 'D 0-2 E', 'B 2-0 G', 'C 2-1 F'] },
          { on: '2027-07-05T11:00', matches: ['A 2-1 E', 'H 2-1 D', 'B 2-1 F', 'G 0-2 C'] },
          { on: '2027-07-08T11:00', matches: ['A 2-0 D', 'E 2-0 H', 'B 2-0 C', 'F 2-0 G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Upper semi-finals', on: '2027-07-10T11:00', matches: ['E 2-0 C', 'B 2-0 A'] },
          { name: 'Lower semi-final', on: '2027-07-12T11:00', matches: ['C 2-1 A'] },
          { name: 'Upper final', on: '2027-07-14T11:00', matches: ['E 1-2 B'] },
          { name: 'Lower final', on: '2027-07-16T11:00', matches: ['C 1-2 E'] },
          { name: 'Grand final', on: '2027-07-18T16:00', matches: ['B 0-3 E'] },
        ],
      },
    ],
  },
  {
    id: 'festival-rift-2027',
    about:
      'Twice as big as last year: sixteen hostel and city teams in a straight knockout. It ends just before Durga Puja, so the pandal builders next door provide the soundtrack.',
    teams: [
      'Imphal Impact',
      'Nilgiri Nomads',
      'Dilli Darbar',
      'Pondy Pulse',
      'Kohima Kestrels',
      'Vizag Voyagers',
      'Calicut Krakens',
      'Coimbatore Comets',
      'Madurai Meteors',
      'Chilika Sharks',
      'Shillong Sirens',
      'Sundarban Syndicate',
      'Nagpur Nightjars',
      'Ranchi Rhinos',
      'Leh Legends',
      'Agartala Archers',
    ],
    stages: [
      {
        kind: 'bracket',
        name: 'Knockout',
        rounds: [
          {
            name: 'Round of 16',
            on: '2027-09-24T11:00',
            matches: ['A 1-0 P', 'H 1-0 I', 'D 1-0 M', 'E 0-1 L', 'B 1-0 O', 'G 1-0 J', 'C 0-1 N', 'F 0-1 K'],
          },
          {
            name: 'Quarter-finals',
            on: '2027-09-26T11:00',
            matches: ['A 2-0 H', 'D 1-2 L', 'B 0-2 G', 'N 0-2 K'],
          },
          { name: 'Semi-finals', on: '2027-09-28T11:00', matches: ['A 2-1 L', 'G 2-0 K'] },
          { name: 'Third place', on: '2027-10-01T11:00', matches: ['L 1-2 K'] },
          { name: 'Grand final', on: '2027-10-03T16:00', matches: ['A 3-1 G'] },
        ],
      },
    ],
  },
  {
    id: 'maha-dangal-2027-lol',
    about:
      'Twelve teams, two groups, and a bracket with second chances. Chennai asked to keep it, and filled every weekday session last year to make the point.',
    teams: [
      'Imphal Impact',
      'Nilgiri Nomads',
      'Kohima Kestrels',
      'Pondy Pulse',
      'Vizag Voyagers',
      'Dilli Darbar',
      'Coimbatore Comets',
      'Calicut Krakens',
      'Madurai Meteors',
      'Chilika Sharks',
      'Nagpur Nightjars',
      'Sundarban Syndicate',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 4,
        groups: ['ADEHIL', 'BCFGJK'],
        rounds: [
          { on: '2027-11-03T11:00', matches: ['A 2-0 L', 'D 0-2 I', 'E 2-0 H'] },
          { on: '2027-11-04T11:00', matches: ['B 2-0 K', 'C 2-1 J', 'F 0-2 G'] },
          { on: '2027-11-06T11:00', matches: ['A 2-0 I', 'L 2-0 H', 'D 1-2 E'] },
          { on: '2027-11-08T11:00', matches: ['B 0-2 J', 'K 0-2 G', 'C 2-0 F'] },
          { on: '2027-11-09T11:00', matches: ['A 2-1 H', 'I 1-2 E', 'L 1-2 D'] },
          { on: '2027-11-11T11:00', matches: ['B 1-2 G', 'J 2-0 F', 'K 0-2 C'] },
          { on: '2027-11-13T11:00', matches: ['A 2-0 E', 'H 1-2 D', 'I 2-1 L'] },
          { on: '2027-11-14T11:00', matches: ['B 2-0 F', 'G 0-2 C', 'J 2-0 K'] },
          { on: '2027-11-16T11:00', matches: ['A 2-0 D', 'E 2-0 L', 'H 0-2 I'] },
          { on: '2027-11-18T11:00', matches: ['B 0-2 C', 'F 2-0 K', 'G 2-0 J'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Upper quarter-finals',
            on: '2027-11-19T11:00',
            matches: ['A 2-0 B', 'G 2-0 I', 'C 2-0 D', 'E 2-0 J'],
          },
          { name: 'Lower round 1', on: '2027-11-20T11:00', matches: ['B 1-2 I', 'D 0-2 J'] },
          { name: 'Upper semi-finals', on: '2027-11-21T11:00', matches: ['A 1-2 G', 'C 2-1 E'] },
          { name: 'Lower round 2', on: '2027-11-22T11:00', matches: ['I 2-1 E', 'J 0-2 A'] },
          { name: 'Lower semi-final', on: '2027-11-24T11:00', matches: ['I 1-2 A'] },
          { name: 'Upper final', on: '2027-11-25T11:00', matches: ['G 0-2 C'] },
          { name: 'Lower final', on: '2027-11-26T11:00', matches: ['A 1-2 G'] },
          { name: 'Grand final', on: '2027-11-27T16:00', matches: ['C 1-3 G'] },
        ],
      },
    ],
  },
]
