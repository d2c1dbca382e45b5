import type { TournamentDraw } from '~/content/tournaments/types'

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
        bestOf: 3,
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
            bestOf: 3,
            on: '2026-11-18T11:00',
            matches: ['D 2-0 G', 'C 2-0 E', 'F 1-2 L', 'A 2-1 B'],
          },
          { name: 'Lower round 1', bestOf: 3, on: '2026-11-20T11:00', matches: ['G 1-2 E', 'F 0-2 B'] },
          { name: 'Upper semi-finals', bestOf: 3, on: '2026-11-21T11:00', matches: ['D v C', 'L v A'] },
          { name: 'Lower round 2', bestOf: 3, on: '2026-11-22T11:00', matches: ['E v ?', 'B v ?'] },
          { name: 'Lower semi-final', bestOf: 3, on: '2026-11-24T11:00', matches: ['? v ?'] },
          { name: 'Upper final', bestOf: 3, on: '2026-11-25T11:00', matches: ['? v ?'] },
          { name: 'Lower final', bestOf: 3, on: '2026-11-27T11:00', matches: ['? v ?'] },
          { name: 'Grand final', bestOf: 5, on: '2026-11-28T16:00', matches: ['? v ?'] },
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
        bestOf: 3,
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2026-11-15T11:00', matches: ['A 2-0 H', 'D 0-2 E', 'B 2-1 G', 'C 2-0 F'] },
          { on: '2026-11-18T11:00', matches: ['A 2-1 E', 'H 1-2 D', 'B 2-1 F', 'G 0-2 C'] },
          { on: '2026-11-22T11:00', matches: ['A v D', 'E v H', 'B v C', 'F v G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Semi-finals', bestOf: 3, on: '2026-11-25T11:00', matches: ['? v ?', '? v ?'] },
          { name: 'Third place', bestOf: 3, on: '2026-11-29T11:00', matches: ['? v ?'] },
          { name: 'Grand final', bestOf: 5, on: '2026-12-02T16:00', matches: ['? v ?'] },
        ],
      },
    ],
  },
  {
    id: 'hostel-rift-2026',
    about:
      'The smallest purse on this page and the best commentary. Academy line-ups, one match an evening, and a rule that the loser’s jungler buys the samosas.',
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
            bestOf: 3,
            on: '2026-11-20T11:00',
            matches: ['A 0-2 H', 'D 0-2 E', 'B 2-0 G', 'C 2-1 F'],
          },
          { name: 'Semi-finals', bestOf: 3, on: '2026-11-25T11:00', matches: ['H v E', 'B v C'] },
          { name: 'Third place', bestOf: 3, on: '2026-11-30T11:00', matches: ['? v ?'] },
          { name: 'Grand final', bestOf: 5, on: '2026-12-05T16:00', matches: ['? v ?'] },
        ],
      },
    ],
  },
  {
    id: 'seven-sisters-rift-2026',
    about:
      'League of Legends has its deepest roots in the north-east, and this knockout is where they show. Best of three up to the semi-finals, best of five after.',
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
          { name: 'Quarter-finals', bestOf: 3, on: '2026-12-10T11:00', matches: ['A v H', 'D v E', 'B v G', 'C v F'] },
          { name: 'Semi-finals', bestOf: 3, on: '2026-12-13T11:00', matches: ['? v ?', '? v ?'] },
          { name: 'Third place', bestOf: 3, on: '2026-12-16T11:00', matches: ['? v ?'] },
          { name: 'Grand final', bestOf: 5, on: '2026-12-19T16:00', matches: ['? v ?'] },
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
        bestOf: 3,
        advance: 2,
        groups: ['AHIP', 'BGJO', 'CFKN', 'DELM'],
        rounds: [
          { on: '2027-01-06T11:00', matches: ['A v P', 'H v I', 'B v O', 'G v J'] },
          { on: '2027-01-07T11:00', matches: ['C v N', 'F v K', 'D v M', 'E v L'] },
          { on: '2027-01-08T11:00', matches: ['A v I', 'P v H', 'B v J', 'O v G'] },
          { on: '2027-01-10T11:00', matches: ['C v K', 'N v F', 'D v L', 'M v E'] },
          { on: '2027-01-11T11:00', matches: ['A v H', 'I v P', 'B v G', 'J v O'] },
          { on: '2027-01-12T11:00', matches: ['C v F', 'K v N', 'D v E', 'L v M'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Quarter-finals', bestOf: 3, on: '2027-01-13T11:00', matches: ['? v ?', '? v ?', '? v ?', '? v ?'] },
          { name: 'Semi-finals', bestOf: 3, on: '2027-01-15T11:00', matches: ['? v ?', '? v ?'] },
          { name: 'Third place', bestOf: 3, on: '2027-01-16T11:00', matches: ['? v ?'] },
          { name: 'Grand final', bestOf: 5, on: '2027-01-17T16:00', matches: ['? v ?'] },
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
        bestOf: 3,
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2027-02-19T11:00', matches: ['A v H', 'D v E', 'B v G', 'C v F'] },
          { on: '2027-02-22T11:00', matches: ['A v E', 'H v D', 'B v F', 'G v C'] },
          { on: '2027-02-25T11:00', matches: ['A v D', 'E v H', 'B v C', 'F v G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Semi-finals', bestOf: 3, on: '2027-03-01T11:00', matches: ['? v ?', '? v ?'] },
          { name: 'Third place', bestOf: 3, on: '2027-03-04T11:00', matches: ['? v ?'] },
          { name: 'Grand final', bestOf: 5, on: '2027-03-07T16:00', matches: ['? v ?'] },
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
            bestOf: 3,
            on: '2026-10-02T11:00',
            matches: ['A 2-1 H', 'D 2-0 E', 'B 0-2 G', 'C 2-0 F'],
          },
          { name: 'Semi-finals', bestOf: 3, on: '2026-10-05T11:00', matches: ['A 2-0 D', 'G 0-2 C'] },
          { name: 'Third place', bestOf: 3, on: '2026-10-08T11:00', matches: ['D 2-1 G'] },
          { name: 'Grand final', bestOf: 5, on: '2026-10-11T16:00', matches: ['A 3-2 C'] },
        ],
      },
    ],
  },
  {
    id: 'monsoon-rift-2026',
    about:
      'Two power cuts, one flooded car park and the best five-game final of the year. The champions came back through the lower bracket.',
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
        bestOf: 3,
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
          { name: 'Upper semi-finals', bestOf: 3, on: '2026-07-10T11:00', matches: ['H 2-1 F', 'C 1-2 D'] },
          { name: 'Lower semi-final', bestOf: 3, on: '2026-07-12T11:00', matches: ['F 1-2 C'] },
          { name: 'Upper final', bestOf: 3, on: '2026-07-14T11:00', matches: ['H 2-0 D'] },
          { name: 'Lower final', bestOf: 3, on: '2026-07-17T11:00', matches: ['C 1-2 D'] },
          { name: 'Grand final', bestOf: 5, on: '2026-07-19T16:00', matches: ['H 0-3 D'] },
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
        bestOf: 3,
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
          { name: 'Semi-finals', bestOf: 3, on: '2026-01-15T11:00', matches: ['E 0-2 B', 'C 2-0 A'] },
          { name: 'Third place', bestOf: 3, on: '2026-01-16T11:00', matches: ['E 2-0 A'] },
          { name: 'Grand final', bestOf: 5, on: '2026-01-18T16:00', matches: ['B 3-1 C'] },
        ],
      },
    ],
  },
]
