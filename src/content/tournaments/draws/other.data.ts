import type { TournamentDraw } from '~/content/tournaments/types'

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
    shares: [45, 20, 12, 8, 5, 5, 2.5, 2.5],
    stages: [
      {
        kind: 'groups',
        name: 'Group Stage',
        bestOf: 3,
        advance: 2,
        groups: ['AHIP', 'BGJO', 'CFKN', 'DELM'],
        rounds: [
          { on: '2027-01-11T11:00', matches: ['A v P', 'H v I', 'B v O', 'G v J'] },
          { on: '2027-01-12T11:00', matches: ['C v N', 'F v K', 'D v M', 'E v L'] },
          { on: '2027-01-14T11:00', matches: ['A v I', 'P v H', 'B v J', 'O v G'] },
          { on: '2027-01-15T11:00', matches: ['C v K', 'N v F', 'D v L', 'M v E'] },
          { on: '2027-01-17T11:00', matches: ['A v H', 'I v P', 'B v G', 'J v O'] },
          { on: '2027-01-18T11:00', matches: ['C v F', 'K v N', 'D v E', 'L v M'] },
        ],
      },
      {
        kind: 'bracket',
        name: 'Playoffs',
        rounds: [
          { name: 'Quarter-finals', bestOf: 3, on: '2027-01-20T11:00', matches: ['? v ?', '? v ?', '? v ?', '? v ?'] },
          { name: 'Semi-finals', bestOf: 3, on: '2027-01-21T11:00', matches: ['? v ?', '? v ?'] },
          { name: 'Third place', bestOf: 3, on: '2027-01-23T11:00', matches: ['? v ?'] },
          { name: 'Grand final', bestOf: 5, on: '2027-01-24T16:00', matches: ['? v ?'] },
        ],
      },
    ],
  },
]
