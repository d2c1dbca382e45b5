import { gallery } from '~/lib/art'
import type { Careers } from './careers.types'

export const careers: Careers = {
  lead: 'Somebody has to run the bracket, write the score and answer the mother who asks when it ends. It could be you.',
  perks: [
    {
      title: 'Match days are work days',
      text: 'Finals fall on weekends. Whoever works then is off on Monday and Tuesday, and nobody calls.',
    },
    {
      title: 'Pay in the advertisement',
      text: 'We name the range before the first talk, pay on the last working day, and pay for trials.',
    },
    {
      title: 'From where you live',
      text: 'Half of us are not in Mumbai. Twice a year we meet, and the train is on us.',
    },
    {
      title: 'A ladder that is written down',
      text: 'What the next step asks and what it brings stands on one page. You ask for it when you are there.',
    },
  ],
  openings: [
    {
      title: 'Tournament Operations Lead',
      location: 'Mumbai',
      type: 'Full-time',
      description:
        'You plan and run three events a month with a crew of twelve: halls, referees, practice rooms, and the plan for the hour in which the power goes.',
      perks: ['Travel class of your choice', 'Two weeks off after each final', 'A crew that you choose'],
    },
    {
      title: 'Frontend Engineer',
      location: 'Bengaluru or remote',
      type: 'Full-time',
      description:
        'You build pages that open on a four-year-old phone in a train. You like small code, real browsers and people who complain precisely.',
      perks: ['Any machine you like', 'Fridays without meetings', 'Your name in the changelog'],
    },
    {
      title: 'Community Moderator, Tamil and English',
      location: 'Remote',
      type: 'Part-time',
      description:
        'Twenty hours a week you keep a room in which fifteen-year-olds can ask a question. You write warnings that people thank you for.',
      perks: ['Hours that fit lectures', 'Paid supervision every month', 'A say in the rules'],
    },
    {
      title: 'Match Writer',
      location: 'Kolkata',
      type: 'Contract',
      description:
        'You watch, and before midnight you tell what happened: the score, the turning round, and one thing that only somebody in the hall could see.',
      perks: ['Paid by the piece, within a week', 'A seat in the hall', 'An editor who answers'],
    },
    {
      title: 'Partnerships Manager',
      location: 'Delhi',
      type: 'Full-time',
      description:
        'You bring brands together with those they look for, send away those we do not want, and send the figures afterwards, also when they are bad.',
      perks: ['Commission from the first rupee', 'No cold calls', 'Your own budget for chai'],
    },
    {
      title: 'Broadcast Technician',
      location: 'Hyderabad',
      type: 'Contract',
      description:
        'Eight cameras, two observers, one truck. You keep them on air and know which cable it is before anybody has asked.',
      perks: ['Day rate with overtime', 'Hotel near the hall', 'Your kit insured by us'],
    },
  ],
  gallery: [
    {
      url: gallery('control'),
      alt: 'A control room with a wall of screens',
      caption: 'Control room, an hour before the doors open',
    },
    { url: gallery('chai'), alt: 'Colleagues with glasses of chai at a counter', caption: 'Four o’clock, every day' },
    { url: gallery('practice'), alt: 'Five players at their machines', caption: 'We test what we rent' },
    { url: gallery('diwali'), alt: 'An office with lamps for Diwali', caption: 'Diwali, with the machines off' },
    { url: gallery('strategy'), alt: 'People before a board with a plan', caption: 'The plan for the plan' },
    { url: gallery('casters'), alt: 'Two casters at their desk', caption: 'The voices of the house' },
  ],
}
