import type { TournamentDraw } from '../types'

export const draws: TournamentDraw[] = [
  {
    id: 'maha-dangal-2026-cs2',
    about:
      'Swiss, five rounds, three wins and you are through. The CS2 title of the Maha Dangal sits in Hyderabad because the city’s cafes raised half of the players on stage, and their old owners get seats in the first row.',
    teams: [
      'Sher Squad',
      'Malabar Tuskers',
      'Charminar Hawks',
      'Himalaya Nine',
      'Deccan Forge',
      'Bengal Baagh',
      'Konkan Typhoon',
      'Brahmaputra Surge',
      'Dilli Darbar',
      'Coimbatore Comets',
      'Vindhya Vanguard',
      'Amritsar Arrows',
      'Chilika Sharks',
      'Nagpur Nightjars',
      'Rann Ravens',
      'Indore Ignite',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Swiss Stage',
        isSwiss: true,
        advance: 8,
        groups: ['ABCDEFGHIJKLMNOP'],
        rounds: [
          {
            on: '2026-11-05T11:00',
            matches: ['A 1-0 I', 'B 1-0 J', 'C 1-0 K', 'D 0-1 L', 'E 1-0 M', 'F 1-0 N', 'G 0-1 O', 'H 0-1 P'],
          },
          {
            on: '2026-11-08T11:00',
            matches: ['A 1-0 P', 'B 1-0 O', 'C 0-1 L', 'E 1-0 F', 'D 1-0 N', 'G 0-1 M', 'H 1-0 K', 'I 1-0 J'],
          },
          {
            on: '2026-11-11T11:00',
            matches: ['A 0-1 L', 'B 1-0 E', 'C 1-0 P', 'D 1-0 O', 'F 0-1 M', 'H 1-0 I', 'G 0-1 N', 'J 0-1 K'],
          },
          { on: '2026-11-14T11:00', matches: ['A 1-0 M', 'C 0-1 H', 'D 0-1 E', 'F 0-1 P', 'I 1-0 O', 'K 0-1 N'] },
          { on: '2026-11-17T11:00', matches: ['C 2-1 N', 'D 2-0 P', 'I 2-0 M'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2026-11-19T11:00',
            matches: ['B 2-0 C', 'E 2-0 H', 'L 2-1 I', 'A 0-2 D'],
          },
          { name: 'Semi-finals', on: '2026-11-22T11:00', matches: ['B 1-2 E', 'L 0-2 D'] },
          { name: 'Third place', on: '2026-11-25T11:00', matches: ['B 2-0 L'] },
          { name: 'Grand final', on: '2026-11-28T16:00', matches: ['E 3-2 D'] },
        ],
      },
    ],
  },
  {
    id: 'nizam-nights-2026',
    about:
      'Long evenings of maps: eight teams, two groups, and biryani at two in the morning for those who are still awake.',
    teams: [
      'Charminar Hawks',
      'Deccan Forge',
      'Konkan Typhoon',
      'Coimbatore Comets',
      'Nagpur Nightjars',
      'Chilika Sharks',
      'Rann Ravens',
      'Indore Ignite',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2026-11-17T18:00', matches: ['A 2-0 H', 'D 0-2 E', 'B 2-1 G', 'C 2-1 F'] },
          { on: '2026-11-20T18:00', matches: ['A 2-0 E', 'H 1-2 D', 'B 2-1 F', 'G 0-2 C'] },
          { on: '2026-11-22T18:00', matches: ['A 2-0 D', 'E 2-1 H', 'B 2-0 C', 'F 2-0 G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Semi-finals', on: '2026-11-25T18:00', matches: ['A 2-0 C', 'B 2-0 E'] },
          { name: 'Third place', on: '2026-11-27T18:00', matches: ['C 0-2 E'] },
          { name: 'Grand final', on: '2026-11-30T16:00', matches: ['A 3-1 B'] },
        ],
      },
    ],
  },
  {
    id: 'foothill-cup-2026',
    about:
      'Eight teams, straight knockout, in a hall with pine walls and a stove. The losers stay to help carry the tables, which is in the rules.',
    teams: [
      'Himalaya Nine',
      'Brahmaputra Surge',
      'Bengal Baagh',
      'Amritsar Arrows',
      'Vindhya Vanguard',
      'Indore Ignite',
      'Dilli Darbar',
      'Rann Ravens',
    ],
    stages: [
      {
        kind: 'bracket',
        name: 'Knockout',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2026-11-18T11:00',
            matches: ['A 1-2 H', 'D 2-1 E', 'B 1-2 G', 'C 2-1 F'],
          },
          { name: 'Semi-finals', on: '2026-11-26T11:00', matches: ['H 1-2 D', 'G 2-0 C'] },
          { name: 'Third place', on: '2026-11-30T11:00', matches: ['H 1-2 C'] },
          { name: 'Grand final', on: '2026-12-06T16:00', matches: ['D 0-3 G'] },
        ],
      },
    ],
  },
  {
    id: 'western-ghats-open-2026',
    about:
      'Sixteen teams over ten days. The organizers are students and the schedule is exact to the minute, because every one of them has an examination on the Monday after.',
    teams: [
      'Sher Squad',
      'Malabar Tuskers',
      'Charminar Hawks',
      'Himalaya Nine',
      'Deccan Forge',
      'Bengal Baagh',
      'Konkan Typhoon',
      'Brahmaputra Surge',
      'Dilli Darbar',
      'Coimbatore Comets',
      'Vindhya Vanguard',
      'Amritsar Arrows',
      'Chilika Sharks',
      'Nagpur Nightjars',
      'Rann Ravens',
      'Indore Ignite',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['AHIP', 'BGJO', 'CFKN', 'DELM'],
        rounds: [
          { on: '2026-12-04T11:00', matches: ['A 2-1 P', 'H 2-1 I', 'B 1-2 O', 'G 1-2 J'] },
          { on: '2026-12-05T11:00', matches: ['C 2-1 N', 'F 0-2 K', 'D 2-1 M', 'E 2-1 L'] },
          { on: '2026-12-06T11:00', matches: ['A 2-0 I', 'P 1-2 H', 'B 2-0 J', 'O 2-0 G'] },
          { on: '2026-12-07T11:00', matches: ['C 2-1 K', 'N 1-2 F', 'D 1-2 L', 'M 2-0 E'] },
          { on: '2026-12-08T11:00', matches: ['A 2-1 H', 'I 1-2 P', 'B 2-0 G', 'J 2-0 O'] },
          { on: '2026-12-09T11:00', matches: ['C 1-2 F', 'K 1-2 N', 'D 2-0 E', 'L 2-0 M'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2026-12-10T11:00',
            matches: ['A 2-1 J', 'D 2-0 F', 'B 2-0 H', 'C 1-2 L'],
          },
          { name: 'Semi-finals', on: '2026-12-11T11:00', matches: ['A 0-2 D', 'B 2-0 L'] },
          { name: 'Third place', on: '2026-12-12T11:00', matches: ['A 2-0 L'] },
          { name: 'Grand final', on: '2026-12-13T16:00', matches: ['D 0-3 B'] },
        ],
      },
    ],
  },
  {
    id: 'marine-drive-masters-2027',
    about:
      'The first CS2 event of the new year with a purse of a crore: a Swiss stage by the sea and a playoff weekend for which the organizers close half of a promenade.',
    teams: [
      'Sher Squad',
      'Malabar Tuskers',
      'Charminar Hawks',
      'Himalaya Nine',
      'Deccan Forge',
      'Bengal Baagh',
      'Konkan Typhoon',
      'Brahmaputra Surge',
      'Dilli Darbar',
      'Coimbatore Comets',
      'Vindhya Vanguard',
      'Amritsar Arrows',
      'Chilika Sharks',
      'Nagpur Nightjars',
      'Rann Ravens',
      'Indore Ignite',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Swiss Stage',
        isSwiss: true,
        advance: 8,
        groups: ['ABCDEFGHIJKLMNOP'],
        rounds: [
          {
            on: '2027-01-08T11:00',
            matches: ['A 1-0 I', 'B 1-0 J', 'C 1-0 K', 'D 1-0 L', 'E 1-0 M', 'F 1-0 N', 'G 1-0 O', 'H 0-1 P'],
          },
          {
            on: '2027-01-10T11:00',
            matches: ['A 1-0 P', 'B 1-0 G', 'C 1-0 F', 'D 0-1 E', 'H 1-0 O', 'I 1-0 N', 'J 0-1 M', 'K 1-0 L'],
          },
          {
            on: '2027-01-12T11:00',
            matches: ['A 1-0 E', 'B 0-1 C', 'D 1-0 P', 'F 0-1 M', 'G 0-1 K', 'H 0-1 I', 'J 1-0 O', 'L 0-1 N'],
          },
          { on: '2027-01-14T11:00', matches: ['B 1-0 M', 'D 0-1 K', 'E 1-0 I', 'F 1-0 P', 'G 1-0 N', 'H 0-1 J'] },
          { on: '2027-01-16T11:00', matches: ['D 2-0 M', 'F 2-0 J', 'G 0-2 I'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2027-01-18T11:00',
            matches: ['A 2-1 I', 'E 2-0 K', 'C 2-1 F', 'B 2-1 D'],
          },
          { name: 'Semi-finals', on: '2027-01-20T11:00', matches: ['A 0-2 E', 'C 2-1 B'] },
          { name: 'Third place', on: '2027-01-22T11:00', matches: ['A 0-2 B'] },
          { name: 'Grand final', on: '2027-01-24T16:00', matches: ['E 3-1 C'] },
        ],
      },
    ],
  },
  {
    id: 'gulf-gateway-2027',
    about:
      'Four from India, four from abroad, two mixed groups. For most of the Indian players it is the first event whose referees speak the opponents’ language.',
    teams: [
      'Sher Squad',
      'Malabar Tuskers',
      'Charminar Hawks',
      'Himalaya Nine',
      'Bosphorus Bulls',
      'Lisbon Anchors',
      'Pacific Foxes',
      'Andes Condors',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2027-02-05T11:00', matches: ['A 2-0 H', 'D 2-1 E', 'B 2-0 G', 'C 2-0 F'] },
          { on: '2027-02-06T11:00', matches: ['A 2-0 E', 'H 1-2 D', 'B 2-1 F', 'G 0-2 C'] },
          { on: '2027-02-08T11:00', matches: ['A 2-1 D', 'E 2-0 H', 'B 1-2 C', 'F 2-0 G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Upper semi-finals', on: '2027-02-09T11:00', matches: ['A 0-2 B', 'C 2-0 D'] },
          { name: 'Lower semi-final', on: '2027-02-10T11:00', matches: ['A 2-0 D'] },
          { name: 'Upper final', on: '2027-02-11T11:00', matches: ['B 1-2 C'] },
          { name: 'Lower final', on: '2027-02-13T11:00', matches: ['A 1-2 B'] },
          { name: 'Grand final', on: '2027-02-14T16:00', matches: ['C 0-3 B'] },
        ],
      },
    ],
  },
  {
    id: 'deccan-lan-2026',
    about:
      'The thirteenth edition of the country’s longest-running LAN. The trophy is a brass keyboard without the W key, broken off by the first champions and never repaired.',
    teams: [
      'Sher Squad',
      'Malabar Tuskers',
      'Charminar Hawks',
      'Himalaya Nine',
      'Deccan Forge',
      'Bengal Baagh',
      'Konkan Typhoon',
      'Brahmaputra Surge',
      'Dilli Darbar',
      'Coimbatore Comets',
      'Vindhya Vanguard',
      'Amritsar Arrows',
      'Chilika Sharks',
      'Nagpur Nightjars',
      'Rann Ravens',
      'Indore Ignite',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['AHIP', 'BGJO', 'CFKN', 'DELM'],
        rounds: [
          { on: '2026-08-14T11:00', matches: ['A 2-1 P', 'H 2-0 I', 'B 2-0 O', 'G 2-1 J'] },
          { on: '2026-08-15T11:00', matches: ['C 2-0 N', 'F 2-0 K', 'D 2-0 M', 'E 2-0 L'] },
          { on: '2026-08-16T11:00', matches: ['A 2-0 I', 'P 1-2 H', 'B 2-0 J', 'O 0-2 G'] },
          { on: '2026-08-17T11:00', matches: ['C 2-0 K', 'N 1-2 F', 'D 2-1 L', 'M 2-0 E'] },
          { on: '2026-08-18T11:00', matches: ['A 2-0 H', 'I 2-1 P', 'B 2-0 G', 'J 2-0 O'] },
          { on: '2026-08-19T11:00', matches: ['C 2-0 F', 'K 1-2 N', 'D 2-0 E', 'L 0-2 M'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2026-08-20T11:00',
            matches: ['A 2-0 G', 'D 2-0 F', 'B 2-0 H', 'C 2-0 M'],
          },
          { name: 'Semi-finals', on: '2026-08-21T11:00', matches: ['A 2-1 D', 'B 0-2 C'] },
          { name: 'Third place', on: '2026-08-22T11:00', matches: ['D 1-2 B'] },
          { name: 'Grand final', on: '2026-08-23T16:00', matches: ['A 0-3 C'] },
        ],
      },
    ],
  },
  {
    id: 'konkan-coast-cup-2026',
    about:
      'The home tournament that the Goans had wanted for years, played in a former cinema. The screen is still there, so every clutch was eleven metres wide.',
    teams: [
      'Konkan Typhoon',
      'Sher Squad',
      'Malabar Tuskers',
      'Bengal Baagh',
      'Brahmaputra Surge',
      'Amritsar Arrows',
      'Nagpur Nightjars',
      'Coimbatore Comets',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2026-05-15T11:00', matches: ['A 0-2 H', 'D 2-0 E', 'B 2-0 G', 'C 2-0 F'] },
          { on: '2026-05-17T11:00', matches: ['A 2-0 E', 'H 0-2 D', 'B 2-0 F', 'G 0-2 C'] },
          { on: '2026-05-19T11:00', matches: ['A 1-2 D', 'E 2-0 H', 'B 1-2 C', 'F 2-0 G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Semi-finals', on: '2026-05-20T11:00', matches: ['D 0-2 B', 'C 2-0 A'] },
          { name: 'Third place', on: '2026-05-22T11:00', matches: ['D 2-0 A'] },
          { name: 'Grand final', on: '2026-05-24T16:00', matches: ['B 3-2 C'] },
        ],
      },
    ],
  },
  {
    id: 'charminar-classic-2026',
    about:
      'Winter Swiss with the full field. A team goes home on its third loss, often on the very last map of the day, which is why the organizers now keep tissues at the admin desk.',
    teams: [
      'Sher Squad',
      'Malabar Tuskers',
      'Charminar Hawks',
      'Himalaya Nine',
      'Deccan Forge',
      'Bengal Baagh',
      'Konkan Typhoon',
      'Brahmaputra Surge',
      'Dilli Darbar',
      'Coimbatore Comets',
      'Vindhya Vanguard',
      'Amritsar Arrows',
      'Chilika Sharks',
      'Nagpur Nightjars',
      'Rann Ravens',
      'Indore Ignite',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Swiss Stage',
        isSwiss: true,
        advance: 8,
        groups: ['ABCDEFGHIJKLMNOP'],
        rounds: [
          {
            on: '2026-02-06T11:00',
            matches: ['A 1-0 I', 'B 1-0 J', 'C 1-0 K', 'D 1-0 L', 'E 1-0 M', 'F 0-1 N', 'G 0-1 O', 'H 1-0 P'],
          },
          {
            on: '2026-02-08T11:00',
            matches: ['A 0-1 O', 'B 1-0 N', 'C 1-0 H', 'D 1-0 E', 'F 0-1 P', 'G 0-1 M', 'I 1-0 L', 'J 1-0 K'],
          },
          {
            on: '2026-02-10T11:00',
            matches: ['B 1-0 O', 'C 1-0 D', 'A 1-0 P', 'E 0-1 N', 'H 1-0 M', 'I 1-0 J', 'F 1-0 L', 'G 1-0 K'],
          },
          { on: '2026-02-12T11:00', matches: ['A 1-0 N', 'D 1-0 O', 'H 1-0 I', 'E 1-0 P', 'F 1-0 M', 'G 0-1 J'] },
          { on: '2026-02-14T11:00', matches: ['E 2-1 O', 'F 2-0 J', 'I 1-2 N'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2026-02-16T11:00',
            matches: ['B 2-0 N', 'D 0-2 H', 'C 0-2 E', 'A 2-0 F'],
          },
          { name: 'Semi-finals', on: '2026-02-18T11:00', matches: ['B 2-0 H', 'E 0-2 A'] },
          { name: 'Third place', on: '2026-02-20T11:00', matches: ['H 1-2 E'] },
          { name: 'Grand final', on: '2026-02-22T16:00', matches: ['B 3-2 A'] },
        ],
      },
    ],
  },
  {
    id: 'charminar-classic-2027',
    about:
      'Five rounds of Swiss sort sixteen teams without mercy or mathematics degrees: win three and you stay, lose three and you catch the train. The playoffs run into the night, as everything does in the old city.',
    teams: [
      'Sher Squad',
      'Malabar Tuskers',
      'Charminar Hawks',
      'Deccan Forge',
      'Himalaya Nine',
      'Bengal Baagh',
      'Konkan Typhoon',
      'Dilli Darbar',
      'Coimbatore Comets',
      'Brahmaputra Surge',
      'Chilika Sharks',
      'Amritsar Arrows',
      'Vindhya Vanguard',
      'Nagpur Nightjars',
      'Rann Ravens',
      'Indore Ignite',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Swiss Stage',
        isSwiss: true,
        advance: 8,
        groups: ['ABCDEFGHIJKLMNOP'],
        rounds: [
          {
            on: '2027-03-05T11:00',
            matches: ['A 1-0 I', 'B 1-0 J', 'C 1-0 K', 'D 1-0 L', 'E 1-0 M', 'F 1-0 N', 'G 1-0 O', 'H 0-1 P'],
          },
          {
            on: '2027-03-07T11:00',
            matches: ['A 1-0 P', 'B 1-0 G', 'C 1-0 F', 'D 0-1 E', 'H 1-0 O', 'I 0-1 N', 'J 0-1 M', 'K 0-1 L'],
          },
          {
            on: '2027-03-09T11:00',
            matches: ['A 1-0 E', 'B 0-1 C', 'D 1-0 P', 'F 1-0 M', 'G 0-1 N', 'H 1-0 L', 'I 1-0 O', 'J 1-0 K'],
          },
          { on: '2027-03-11T11:00', matches: ['B 0-1 N', 'D 1-0 H', 'E 1-0 F', 'G 0-1 P', 'I 1-0 M', 'J 0-1 L'] },
          { on: '2027-03-13T11:00', matches: ['B 2-1 P', 'F 2-1 L', 'H 2-0 I'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2027-03-15T11:00',
            matches: ['A 2-1 F', 'E 2-0 N', 'C 2-1 B', 'D 1-2 H'],
          },
          { name: 'Semi-finals', on: '2027-03-17T11:00', matches: ['A 2-0 E', 'C 1-2 H'] },
          { name: 'Third place', on: '2027-03-19T11:00', matches: ['E 2-0 C'] },
          { name: 'Grand final', on: '2027-03-21T16:00', matches: ['A 3-0 H'] },
        ],
      },
    ],
  },
  {
    id: 'konkan-coast-cup-2027',
    about:
      'The cup has moved up the coast for mango season. Each player of the winning team gets a crate of Alphonsos, and last year’s champions say they’d have played for those alone.',
    teams: [
      'Sher Squad',
      'Konkan Typhoon',
      'Bengal Baagh',
      'Malabar Tuskers',
      'Brahmaputra Surge',
      'Amritsar Arrows',
      'Coimbatore Comets',
      'Nagpur Nightjars',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['ADEH', 'BCFG'],
        rounds: [
          { on: '2027-04-24T11:00', matches: ['A 2-0 H', 'D 2-0 E', 'B 2-0 G', 'C 2-1 F'] },
          { on: '2027-04-26T11:00', matches: ['A 2-1 E', 'H 0-2 D', 'B 2-0 F', 'G 1-2 C'] },
          { on: '2027-04-28T11:00', matches: ['A 2-0 D', 'E 2-0 H', 'B 2-1 C', 'F 2-1 G'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Semi-finals', on: '2027-04-29T11:00', matches: ['A 2-0 C', 'B 2-0 D'] },
          { name: 'Third place', on: '2027-05-01T11:00', matches: ['C 1-2 D'] },
          { name: 'Grand final', on: '2027-05-03T16:00', matches: ['A 3-2 B'] },
        ],
      },
    ],
  },
  {
    id: 'foothill-cup-2027',
    about:
      'Eight teams, one loss and you’re out. The gaming cafe that hosts it has exactly ten good chairs, so substitutes stand, and they stand loudly.',
    teams: [
      'Bengal Baagh',
      'Himalaya Nine',
      'Vindhya Vanguard',
      'Brahmaputra Surge',
      'Amritsar Arrows',
      'Dilli Darbar',
      'Rann Ravens',
      'Indore Ignite',
    ],
    stages: [
      {
        kind: 'bracket',
        name: 'Knockout',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2027-06-15T11:00',
            matches: ['A 2-0 H', 'D 2-1 E', 'B 1-2 G', 'C 1-2 F'],
          },
          { name: 'Semi-finals', on: '2027-06-20T11:00', matches: ['A 2-0 D', 'G 2-0 F'] },
          { name: 'Third place', on: '2027-06-24T11:00', matches: ['D 1-2 F'] },
          { name: 'Grand final', on: '2027-06-27T16:00', matches: ['A 3-1 G'] },
        ],
      },
    ],
  },
  {
    id: 'deccan-lan-2027',
    about:
      'Ten days over the Independence Day weekend in a hall that still smells of last month’s book fair. Four groups, then a knockout that has never once gone to seed.',
    teams: [
      'Deccan Forge',
      'Sher Squad',
      'Malabar Tuskers',
      'Charminar Hawks',
      'Bengal Baagh',
      'Himalaya Nine',
      'Brahmaputra Surge',
      'Konkan Typhoon',
      'Coimbatore Comets',
      'Amritsar Arrows',
      'Dilli Darbar',
      'Vindhya Vanguard',
      'Indore Ignite',
      'Chilika Sharks',
      'Rann Ravens',
      'Nagpur Nightjars',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['AHIP', 'BGJO', 'CFKN', 'DELM'],
        rounds: [
          { on: '2027-08-13T11:00', matches: ['A 2-0 P', 'H 0-2 I', 'B 2-0 O', 'G 1-2 J'] },
          { on: '2027-08-14T11:00', matches: ['C 2-1 N', 'F 1-2 K', 'D 2-0 M', 'E 2-0 L'] },
          { on: '2027-08-15T11:00', matches: ['A 2-1 I', 'P 0-2 H', 'B 2-0 J', 'O 2-1 G'] },
          { on: '2027-08-16T11:00', matches: ['C 2-0 K', 'N 0-2 F', 'D 2-0 L', 'M 2-0 E'] },
          { on: '2027-08-17T11:00', matches: ['A 2-1 H', 'I 2-0 P', 'B 2-1 G', 'J 0-2 O'] },
          { on: '2027-08-18T11:00', matches: ['C 2-1 F', 'K 2-0 N', 'D 2-0 E', 'L 2-1 M'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2027-08-19T11:00',
            matches: ['A 2-1 O', 'D 2-0 K', 'B 0-2 I', 'C 2-0 M'],
          },
          { name: 'Semi-finals', on: '2027-08-20T11:00', matches: ['A 1-2 D', 'I 1-2 C'] },
          { name: 'Third place', on: '2027-08-21T11:00', matches: ['A 2-1 I'] },
          { name: 'Grand final', on: '2027-08-22T16:00', matches: ['D 1-3 C'] },
        ],
      },
    ],
  },
  {
    id: 'maha-dangal-2027-cs2',
    about:
      'Sixteen teams and a crowd that counts the clutches out loud. A defuse with less than a second left gets a gong, and the gong has had to be replaced.',
    teams: [
      'Sher Squad',
      'Malabar Tuskers',
      'Charminar Hawks',
      'Deccan Forge',
      'Himalaya Nine',
      'Bengal Baagh',
      'Konkan Typhoon',
      'Dilli Darbar',
      'Brahmaputra Surge',
      'Vindhya Vanguard',
      'Coimbatore Comets',
      'Amritsar Arrows',
      'Nagpur Nightjars',
      'Indore Ignite',
      'Rann Ravens',
      'Chilika Sharks',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Swiss Stage',
        isSwiss: true,
        advance: 8,
        groups: ['ABCDEFGHIJKLMNOP'],
        rounds: [
          {
            on: '2027-11-04T11:00',
            matches: ['A 1-0 I', 'B 0-1 J', 'C 1-0 K', 'D 1-0 L', 'E 1-0 M', 'F 1-0 N', 'G 0-1 O', 'H 1-0 P'],
          },
          {
            on: '2027-11-07T11:00',
            matches: ['A 1-0 O', 'C 1-0 J', 'D 1-0 H', 'E 0-1 F', 'B 1-0 P', 'G 1-0 N', 'I 1-0 M', 'K 1-0 L'],
          },
          {
            on: '2027-11-10T11:00',
            matches: ['A 1-0 F', 'C 1-0 D', 'B 1-0 O', 'E 0-1 K', 'G 1-0 J', 'H 1-0 I', 'L 1-0 P', 'M 0-1 N'],
          },
          { on: '2027-11-13T11:00', matches: ['B 0-1 K', 'D 0-1 G', 'F 1-0 H', 'E 1-0 O', 'I 1-0 N', 'J 0-1 L'] },
          { on: '2027-11-16T11:00', matches: ['B 2-0 L', 'D 1-2 I', 'E 2-0 H'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2027-11-18T11:00',
            matches: ['A 2-1 I', 'G 0-2 K', 'C 0-2 E', 'F 2-0 B'],
          },
          { name: 'Semi-finals', on: '2027-11-21T11:00', matches: ['A 2-0 K', 'E 2-1 F'] },
          { name: 'Third place', on: '2027-11-24T11:00', matches: ['K 1-2 F'] },
          { name: 'Grand final', on: '2027-11-27T16:00', matches: ['A 2-3 E'] },
        ],
      },
    ],
  },
]
