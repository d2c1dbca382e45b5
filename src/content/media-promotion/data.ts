import { crestUrl, galleryUrl, partnerLogoUrl, portraitUrl, sceneUrl } from '~/lib/art'
import type { MediaPromotion } from './types'

export const mediaPromotion: MediaPromotion = {
  lead: 'Campaigns with the creators, teams and tournaments young India follows. You see the numbers before you pay, and the same numbers again afterwards.',
  figures: [
    { value: '1.2M+', label: 'Community members' },
    { value: '200K+', label: 'Active players' },
    { value: '250M+', label: 'Creator subscribers' },
    { value: '7.5%', label: 'Average engagement' },
  ],
  intros: {
    influencers:
      'You’ve got an audience and want it to pay the rent, without selling out. Post your rates once and let the people who can afford them come to you.',
    teams:
      'People watch your matches, there’s room on your jersey, and the bus costs money every month. Turn your season into a proposal a sponsor can read in five minutes.',
    brands:
      'You know the city, the language and the age group you want. Put your name where they’re already looking, and find out in rupees whether it worked.',
    tournaments:
      'You’ve got a date and a hall. You need teams, a crowd and someone to pay for the stage. You can find all three here.',
  },
  solutions: [
    {
      title: 'Creator Campaigns',
      description:
        'Streams, shorts and codes from creators who speak the local language. You see each one’s rates and audience, and you deal with them directly.',
      badges: ['Sponsored streams', 'Shorts', 'Local languages'],
      kind: 'partnerships',
      audiences: ['influencers', 'brands'],
      picture: galleryUrl('casters'),
    },
    {
      title: 'Team Sponsorship',
      description:
        'The chest, the sleeve or the bootcamp door of one of fourteen organizations, for a split or a season, with results and followers on the table.',
      badges: ['Jersey', 'Bootcamp', 'Player videos'],
      kind: 'partnerships',
      audiences: ['teams', 'brands'],
      picture: sceneUrl('lan'),
    },
    {
      title: 'Stream Placements',
      description:
        'An overlay between rounds, a shout-out in the break, a pre-roll on the VOD. Booked by the view, capped by the day, labelled as advertising.',
      badges: ['Overlays', 'Pre-roll', 'Paid per view'],
      kind: 'ads',
      audiences: ['influencers', 'brands', 'tournaments'],
      picture: galleryUrl('control'),
    },
    {
      title: 'Event Launch',
      description:
        'Fills brackets and seats: notices to players of your game within a day’s travel, college noticeboards, and a page people share.',
      badges: ['Local reach', 'College boards', 'Ticket links'],
      kind: 'ads',
      audiences: ['teams', 'tournaments'],
      picture: sceneUrl('festival'),
    },
    {
      title: 'Audience Reports',
      description:
        'Who watches you, by age, city, language and hour, month by month. It’s the first thing a sponsor asks for, ready before they ask.',
      badges: ['Age and city', 'Watch time', 'Monthly'],
      kind: 'analytics',
      audiences: ['influencers', 'teams'],
      picture: galleryUrl('strategy'),
    },
    {
      title: 'Campaign Results',
      description:
        'Views, watch time, codes used and what each new customer cost you, on one page, a week after it ends. Bad results are as easy to find as good ones.',
      badges: ['Codes used', 'Cost per customer', 'One page'],
      kind: 'analytics',
      audiences: ['brands', 'tournaments'],
      picture: sceneUrl('stage'),
    },
  ],
  plans: [
    {
      name: 'Listing',
      price: '₹0',
      per: 'for as long as you like',
      text: 'For creators, teams and organizers who want to be found.',
      includes: ['A page with your numbers and rates', 'Requests go straight to you', 'One audience report a year'],
    },
    {
      name: 'Campaign',
      price: '₹45,000',
      per: 'per campaign',
      text: 'For one launch, one city, one final.',
      includes: [
        'Three proposals within a week',
        'Contracts checked by a lawyer',
        'Stream placements booked for you',
        'A results report',
      ],
    },
    {
      name: 'Season',
      price: '₹1.8 lakh',
      per: 'a quarter',
      text: 'For brands and circuits that come back every month.',
      includes: [
        'Everything in Campaign, as often as you need it',
        'Someone who knows your brand, on the phone',
        'Monthly audience reports',
        'First call when a title sponsorship opens up',
      ],
    },
  ],
  priceNote:
    'Prices exclude GST. You agree fees with creators, teams and venues and pay them directly. We don’t take a cut.',
  testimonials: [
    {
      id: 'bijlee',
      name: 'Meenal Deshmukh',
      role: 'Head of marketing, Bijlee Energy',
      content:
        'We wanted Nagpur and Indore, not all of India. Two creators and a college cup sold more crates there in May than our billboards had in a year, and the report told us which of the three did it.',
      rating: 5,
      logo: partnerLogoUrl('Bijlee Energy'),
    },
    {
      id: 'scopeshala',
      name: 'Devika Nair',
      role: 'Creator, Scopeshala',
      content:
        'My rates are on my page, so nobody haggles any more. I wish the reports came in Malayalam too. Four stars until they do.',
      rating: 4,
      logo: portraitUrl('Devika Nair'),
    },
    {
      id: 'indus-live',
      name: 'Harpreet Sandhu',
      role: 'Producer, Indus Live',
      content:
        'Ten days before the final, the hall in Delhi had nine hundred empty seats. On the day, people were standing on the stairs. Now we book the launch along with the hall.',
      rating: 5,
      logo: crestUrl('Indus Live'),
    },
  ],
  questions: [
    {
      id: 'who-pays',
      question: 'Who signs with who, and who gets paid?',
      answer: [
        'You sign with the creator, team or organizer, and you pay them. You pay us the price of the plan for our own work, and no commission on either side.',
      ],
    },
    {
      id: 'figures',
      question: 'Where do campaign numbers come from?',
      answer: [
        'From the platforms it ran on, read with the channel owners’ consent, and from the codes and links you count yourself. If a number is an estimate, the report says so.',
      ],
    },
    {
      id: 'duration',
      question: 'How long does it take, and can I stop?',
      answer: [
        'You get proposals within a week, and most campaigns start two weeks later. You can stop for free before the first stream. After that you pay for what’s already run, and nothing else.',
      ],
    },
    {
      id: 'refused',
      question: 'Which brands do you turn down?',
      answer: [
        'Betting, cash fantasy games, rummy, poker, and anyone advertising them under another name: the 2025 Act bans it. Tobacco and alcohol too, because many viewers are under eighteen.',
      ],
    },
  ],
}
