import { crest, gallery, portrait, scene } from '~/lib/art'
import type { MediaPromotion } from './media-promotion.types'

export const mediaPromotion: MediaPromotion = {
  lead: 'Campaigns with creators, teams and tournaments that young India follows. You see the figures before you pay, and the same sheet of figures after.',
  figures: [
    { value: '1.2M+', label: 'Community members' },
    { value: '200K+', label: 'Active players' },
    { value: '250M+', label: 'Subscribers of creators' },
    { value: '7.5%', label: 'Average engagement' },
  ],
  intros: {
    influencers:
      'You have an audience and want it to pay the rent, without selling what it likes you for. Show what you charge once, and let those ask who can afford it.',
    teams:
      'Your matches are watched, your jersey has room, and the bus costs money every month. Turn a season into proposals that a sponsor can read in five minutes.',
    brands:
      'You know the city, the language and the age you want to reach. Put your name where they look already, and find out in rupees whether it worked.',
    tournaments:
      'You have a date and a hall and need teams, spectators and somebody who pays for the stage. All three are found in the same way.',
  },
  solutions: [
    {
      title: 'Creator Campaigns',
      description:
        'Streams, shorts and codes by creators who speak the language of the place. Each shows its rates and its audience, and you agree with it directly.',
      badges: ['Sponsored streams', 'Shorts', 'Local languages'],
      kind: 'partnerships',
      audiences: ['influencers', 'brands'],
      picture: gallery('casters'),
    },
    {
      title: 'Team Sponsorship',
      description:
        'Chest, sleeve or bootcamp door of one of fourteen organizations, for a split or a season, with results and followers on the table.',
      badges: ['Jersey', 'Bootcamp', 'Player films'],
      kind: 'partnerships',
      audiences: ['teams', 'brands'],
      picture: scene('lan'),
    },
    {
      title: 'Stream Placements',
      description:
        'An overlay between rounds, a mention in the break, a pre-roll on the recording. Booked by the view, capped by the day, marked as advertising.',
      badges: ['Overlays', 'Pre-roll', 'Paid per view'],
      kind: 'ads',
      audiences: ['influencers', 'brands', 'tournaments'],
      picture: gallery('control'),
    },
    {
      title: 'Event Launch',
      description:
        'Fills brackets and seats: notices to players of the game within a day’s journey, boards at colleges, and a page that is shared.',
      badges: ['Local reach', 'College boards', 'Ticket links'],
      kind: 'ads',
      audiences: ['teams', 'tournaments'],
      picture: scene('festival'),
    },
    {
      title: 'Audience Reports',
      description:
        'Who watches you: by age, city, language and hour, month by month. The sheet that a sponsor asks for first, ready before the question.',
      badges: ['Age and city', 'Watch time', 'Monthly'],
      kind: 'analytics',
      audiences: ['influencers', 'teams'],
      picture: gallery('strategy'),
    },
    {
      title: 'Campaign Results',
      description:
        'Views, watch time, codes used and what a new customer cost you, on one sheet a week after the end. Bad results are printed as large as good ones.',
      badges: ['Codes used', 'Cost per customer', 'One sheet'],
      kind: 'analytics',
      audiences: ['brands', 'tournaments'],
      picture: scene('stage'),
    },
  ],
  plans: [
    {
      name: 'Listing',
      price: '₹0',
      per: 'for as long as you like',
      text: 'For creators, teams and organizers who want to be found.',
      includes: ['A page with your figures and rates', 'Requests go to you directly', 'One audience report a year'],
    },
    {
      name: 'Campaign',
      price: '₹45,000',
      per: 'per campaign',
      text: 'For one launch, one city, one final.',
      includes: [
        'Three proposals within a week',
        'Contracts read by a lawyer',
        'Stream placements booked for you',
        'The sheet of results',
      ],
    },
    {
      name: 'Season',
      price: '₹1.8 lakh',
      per: 'a quarter',
      text: 'For brands and circuits that come back every month.',
      includes: [
        'Everything of a campaign, as often as you need it',
        'A person who knows your brand, by phone',
        'Audience reports each month',
        'First word when a title sponsorship opens',
      ],
    },
  ],
  priceNote:
    'Without GST. What creators, teams and halls charge is agreed with them and paid to them: we take no share of it.',
  testimonials: [
    {
      id: 'bijlee',
      name: 'Meenal Deshmukh',
      role: 'Head of marketing, Bijlee Energy',
      content:
        'We wanted Nagpur and Indore, not all of India. Two creators and a college cup sold more crates there in May than the hoardings had in a year, and the sheet said which of the three did it.',
      rating: 5,
      logo: crest('Bijlee Energy'),
    },
    {
      id: 'scopeshala',
      name: 'Devika Nair',
      role: 'Creator, Scopeshala',
      content:
        'My rates stand on my page, so nobody haggles any more. I wish the reports came in Malayalam too. Four stars until they do.',
      rating: 4,
      logo: portrait('Devika Nair'),
    },
    {
      id: 'indus-live',
      name: 'Harpreet Sandhu',
      role: 'Producer, Indus Live',
      content:
        'The hall in Delhi had nine hundred empty seats ten days before the final. On the day people stood on the stairs. We now book the launch together with the hall.',
      rating: 5,
      logo: crest('Indus Live'),
    },
  ],
  questions: [
    {
      id: 'who-pays',
      question: 'Who signs with whom, and who pays whom?',
      answer: [
        'You sign with the creator, the team or the organizer, and you pay them. For our own work you pay the price of the plan. There is no agency in between and no commission on either side.',
      ],
    },
    {
      id: 'figures',
      question: 'Where do the figures of a campaign come from?',
      answer: [
        'From the platforms on which it ran, read with the consent of those who own the channels, and from codes and links that are counted on your side. Where a figure is an estimate, the sheet says so.',
      ],
    },
    {
      id: 'duration',
      question: 'How long does it take, and can I stop?',
      answer: [
        'Proposals come within a week, most campaigns start two weeks after that. Before the first stream you can stop at no cost. After it you pay what has run, and nothing else.',
      ],
    },
    {
      id: 'refused',
      question: 'Which brands do you refuse?',
      answer: [
        'Betting, fantasy games for cash, rummy, poker, and whoever advertises them under another name: the Act of 2025 bans it. Tobacco and alcohol as well, because many who watch are under eighteen.',
      ],
    },
  ],
}
