import type { GameRecord } from './types'

export const games: GameRecord[] = [
  {
    id: 'valorant',
    viewers: '1.2M',
    genre: 'fps',
    color: '#ff4655',
    tagline: 'Five against five, one spike, no respawn.',
    about:
      'The country’s college game. Every engineering hostel has a five-stack, every five-stack has a caller, and the best of them reach a round robin of eight in which one bad Thursday costs a season.',
  },
  {
    id: 'lol',
    viewers: '1.8M',
    genre: 'moba',
    color: '#c8aa6e',
    tagline: 'Three lanes, one nexus, forty minutes of patience.',
    about:
      'Small in India, stubborn as a hill goat. The circuit runs on volunteers, late servers and a fan base that wakes at four to watch finals in other time zones, then plays its own league the same evening.',
  },
  {
    id: 'cs2',
    viewers: '1.5M',
    genre: 'fps',
    color: '#de9b35',
    tagline: 'Two sites, one bomb, and a wallet to manage.',
    about:
      'The oldest scene we have, born in cyber cafes with sixteen beige machines and a scoreboard on the wall. Its veterans coach now, and their students have better crosshair placement and worse manners.',
  },
  {
    id: 'dota2',
    viewers: '680K',
    genre: 'moba',
    color: '#c23c2a',
    tagline: 'More than a hundred heroes, and the draft is half the match.',
    about:
      'A game for the long evening. India’s Dota rooms are few and loyal; the same captains have drafted against one another for a decade and still find ways to be surprised.',
  },
  {
    id: 'apex',
    viewers: '540K',
    genre: 'battle-royale',
    color: '#da292a',
    tagline: 'Twenty squads of three, one ring that never stops closing.',
    about:
      'Twenty squads drop, and the squad that rotates first usually eats. The Indian circuit is young, quick, and played mostly from cities with a short cable to the Mumbai servers.',
  },
  {
    id: 'fortnite',
    viewers: '850K',
    genre: 'battle-royale',
    color: '#9d4dff',
    tagline: 'Build, edit, breathe; sixteen trios on one island.',
    about:
      'The youngest lobby in the country: school exams move the calendar more than patches do. Parents sit in the front row of every final and learn to shout at the right moment.',
  },
  {
    id: 'bgmi',
    viewers: '2.4M',
    genre: 'battle-royale',
    color: '#f2a900',
    tagline: 'Sixteen squads, one phone each, a country watching.',
    about:
      'The game that filled stadiums. It is played on trains, on terraces and on the main stage, and every district has a squad that believes, with some reason, that it can beat the professionals on a good day.',
  },
  {
    id: 'freefire',
    viewers: '1.1M',
    genre: 'battle-royale',
    color: '#ff8a00',
    tagline: 'Ten minutes, small map, no place to hide.',
    about:
      'Short matches on modest phones made it the game of small towns. Its champions come from places that have no other stadium, and they bring whole bus-loads of home support with them.',
  },
]
