import { galleryUrl } from '~/lib/art'
import type { Careers } from './types'

export const careers: Careers = {
  lead: 'Someone has to run the bracket, enter the scores and tell a player’s mum when it’ll be over. It could be you.',
  perks: [
    {
      title: 'Match days are work days',
      text: 'Finals fall on weekends. Work one and you’re off on Monday and Tuesday, and nobody calls.',
    },
    {
      title: 'Salary first',
      text: 'Ask, and you’ll know the range before we first talk. We pay on the last working day, and trial work is paid too.',
    },
    {
      title: 'Work from home, wherever that is',
      text: 'Half of us aren’t in Maharashtra. We meet twice a year, and the train is on us.',
    },
    {
      title: 'A written career ladder',
      text: 'One page says what the next level takes and what it pays. When you’re there, you ask for it.',
    },
  ],
  openings: [
    {
      title: 'Tournament Operations Lead',
      location: 'Mumbai',
      type: 'Full-time',
      description:
        'You plan and run three events a month with a crew of twelve: halls, referees, practice rooms, and the plan for when the power goes out.',
      perks: ['Travel class of your choice', 'Two weeks off after each final', 'A crew you pick yourself'],
    },
    {
      title: 'Frontend Engineer',
      location: 'Bengaluru or remote',
      type: 'Full-time',
      description:
        'You build pages that open on a four-year-old phone on a train. You like small code, real browsers and precise bug reports.',
      perks: ['Any machine you like', 'No meetings on Fridays', 'Your name in the changelog'],
    },
    {
      title: 'Community Moderator, Tamil and English',
      location: 'Remote',
      type: 'Part-time',
      description:
        'Twenty hours a week, you look after a room where fifteen-year-olds can ask anything. You write warnings people thank you for.',
      perks: ['Hours that fit around lectures', 'Paid supervision every month', 'A say in the rules'],
    },
    {
      title: 'Match Writer',
      location: 'Kolkata',
      type: 'Contract',
      description:
        'You watch, and by midnight you’ve told us what happened: the score, the round that turned it, and one thing you’d only see from inside the hall.',
      perks: ['Paid by the piece, within a week', 'A seat in the arena', 'An editor who answers'],
    },
    {
      title: 'Partnerships Manager',
      location: 'Delhi',
      type: 'Full-time',
      description:
        'You match brands with the right people, turn down the ones we don’t want, and send the numbers afterwards, good or bad.',
      perks: ['Commission from the first rupee', 'No cold calls', 'Your own budget for chai'],
    },
    {
      title: 'Broadcast Technician',
      location: 'Hyderabad',
      type: 'Contract',
      description:
        'Eight cameras, two observers, one truck. You keep them on air, and you know which cable it is before anyone asks.',
      perks: ['Day rate with overtime', 'Hotel near the venue', 'Your kit insured by us'],
    },
  ],
  gallery: [
    {
      url: galleryUrl('control'),
      alt: 'A control room with a wall of screens',
      caption: 'Control room, an hour before the doors open',
    },
    {
      url: galleryUrl('chai'),
      alt: 'Colleagues with glasses of chai at a counter',
      caption: 'Four o’clock, every day',
    },
    { url: galleryUrl('practice'), alt: 'Five players at their machines', caption: 'We test what we rent out' },
    { url: galleryUrl('diwali'), alt: 'An office lit with lamps for Diwali', caption: 'Diwali, machines off' },
    { url: galleryUrl('strategy'), alt: 'People at a whiteboard with a plan', caption: 'The plan for the plan' },
    { url: galleryUrl('casters'), alt: 'Two casters at their desk', caption: 'Our house voices' },
  ],
}
