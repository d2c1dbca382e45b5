import type { TournamentDraw } from '../types'

export const draws: TournamentDraw[] = [
  {
    id: 'monster-battle-game-series',
    about:
      'Sixteen teams of five and their creatures, for two million dollars. Eight come from India, where the game grew up in school buses and is now filling a hall in Dubai.',
    teams: [
      'Seoul Lanterns',
      'Jakarta Komodos',
      'Pacific Foxes',
      'Pondy Pulse',
      'Lisbon Anchors',
      'Manila Monsoon',
      'Calicut Krakens',
      'Andes Condors',
      'Toronto Moose',
      'Bosphorus Bulls',
      'Kohima Kestrels',
      'Madurai Meteors',
      'Agartala Archers',
      'Imphal Impact',
      'Surat Sparks',
      'Shillong Sirens',
    ],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        advance: 2,
        groups: ['AHIP', 'BGJO', 'CFKN', 'DELM'],
        rounds: [
          { on: '2027-01-11T11:00', matches: ['A 2-0 P', 'H 2-0 I', 'B 2-0 O', 'G 2-1 J'] },
          { on: '2027-01-12T11:00', matches: ['C 2-1 N', 'F 2-1 K', 'D 1-2 M', 'E 2-0 L'] },
          { on: '2027-01-14T11:00', matches: ['A 2-0 I', 'P 2-1 H', 'B 2-0 J', 'O 2-1 G'] },
          { on: '2027-01-15T11:00', matches: ['C 2-0 K', 'N 0-2 F', 'D 2-0 L', 'M 2-0 E'] },
          { on: '2027-01-17T11:00', matches: ['A 1-2 H', 'I 2-0 P', 'B 0-2 G', 'J 1-2 O'] },
          { on: '2027-01-18T11:00', matches: ['C 2-1 F', 'K 1-2 N', 'D 2-0 E', 'L 1-2 M'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          {
            name: 'Quarter-finals',
            on: '2027-01-20T11:00',
            matches: ['A 2-1 G', 'M 1-2 F', 'B 2-0 H', 'C 1-2 D'],
          },
          { name: 'Semi-finals', on: '2027-01-21T11:00', matches: ['A 1-2 F', 'B 2-0 D'] },
          { name: 'Third place', on: '2027-01-23T11:00', matches: ['A 2-0 D'] },
          { name: 'Grand final', on: '2027-01-24T16:00', matches: ['F 0-3 B'] },
        ],
      },
    ],
  },
]
