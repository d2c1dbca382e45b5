import { gameArt, scene } from '~/lib/art'
import type { GamingGuide } from './gaming-guide.types'

export const gamingGuide: GamingGuide = {
  lead: 'How gaming and esports work in India: what is played, who earns what, what the law says, and how to begin with the phone you have. For players, for creators, and for the parents of both.',
  market: {
    figures: [
      { value: '488 million', label: 'online gamers in 2024', source: 'FICCI-EY, March 2025' },
      { value: '1.79 million', label: 'esports tournament participants in 2023', source: 'FICCI-EY, 2024' },
      {
        value: '148 million',
        label: 'paying gamers, of 591 million in all, in FY24',
        source: 'Lumikai, November 2024',
      },
      {
        value: '$3.8 billion',
        label: 'revenue in FY24; $9.2\u00a0billion forecast for FY29',
        source: 'Lumikai, November 2024',
      },
    ],
    sources: [
      'FICCI-EY is the yearly report on media and entertainment in India, by the chamber of commerce FICCI and the advisers EY. Lumikai is an Indian fund that invests in games.',
      'The two count differently, so never set a figure of one against a figure of the other: 488 million and 591 million are not growth, they are two ways of saying who is a gamer. FY24 is the financial year that ended in March 2024; the figure for FY29 is a forecast.',
    ],
  },
  gaming: {
    paragraphs: [
      'Gaming is playing video games, on anything with a screen. In India that is mostly a phone: it is already in the pocket, the big titles cost nothing to install, and mobile data is cheap. A computer or a console is a second step that many good players never take.',
      'A free game earns by selling looks: outfits, skins for weapons, a pass for the season. In the competitive games of this guide these things change how you look and not how well you shoot. Nobody has to buy anything to become good.',
      'Games come in families. In a battle royale such as BGMI or Free Fire many squads land on one map and the last one standing wins. In a tactical shooter such as Valorant or Counter-Strike 2 two teams of five attack and defend in short rounds. In an arena game such as Dota 2 or League of Legends five heroes a side fight for a base, for half an hour and longer.',
    ],
    equipment: [
      {
        title: 'A cheap phone is enough',
        text: 'A phone of ₹10,000 to 15,000 (our estimate) runs BGMI and Free Fire. Choose smooth graphics and the highest frame rate that holds, free 10 GB of storage, take the cover off when it gets hot, and do not play while it charges.',
      },
      {
        title: 'Steady beats fast',
        text: 'A match needs little data and a steady line. Sit near the router, or where the signal does not jump, and stop downloads in the house. What hurts is not a slow ping but one that leaps from 40 to 200.',
      },
      {
        title: 'A computer, when you know why',
        text: 'For Valorant or Counter-Strike 2 an hour at a gaming café costs ₹40 to 100 (our estimate). Play a month there before anybody in the family buys a machine.',
      },
    ],
    compared: [
      {
        question: 'Why you play',
        casual: 'To relax, and to be with friends.',
        competitive: 'To win against people who prepared for you.',
      },
      {
        question: 'Time',
        casual: 'When there is some. A match, then dinner.',
        competitive: 'Fixed hours with a team: two to four a day, and a day off.',
      },
      {
        question: 'What you do',
        casual: 'Play.',
        competitive: 'Practice matches, watching replays, drills, plans. Playing for fun is a part of it.',
      },
      {
        question: 'With whom',
        casual: 'Whoever is online.',
        competitive: 'The same four or five people, each with a job in the team.',
      },
      {
        question: 'What it costs',
        casual: 'Nothing, or a season pass now and then.',
        competitive: 'Better equipment, travel, and hours that study or work could have had.',
      },
      {
        question: 'What you get',
        casual: 'Friends, quick hands, a good evening.',
        competitive: 'A record with your name on it. For very few, an income.',
      },
    ],
  },
  esports: {
    paragraphs: [
      'Esports is competitive gaming with an organizer: a rulebook, a schedule, referees, prizes and an audience. The game is the sport, the tournament is the league. What makes it esports is not the money but that the result counts and is kept.',
      'The way up in India looks the same in most games. Open qualifiers take hundreds of teams that anybody may found. The best go on to a league that is played online, from home. The last sixteen or eight meet on a stage, on the same network, before a crowd. A BGMI match has sixteen teams and gives points for the place and for each finish; in Valorant two teams play best of three maps.',
      'Four events are worth an evening even if you never compete. Each shows another game at its very best, and all of them are streamed for free.',
    ],
    events: [
      {
        name: 'The International',
        since: '2011',
        game: 'Dota 2',
        text: 'The world championship of Dota 2, and the tournament that taught the world how large esports can be. Five against five. Watch the draft at the start, in which each side picks heroes and takes others away: casters explain it, and half of the match is decided there.',
        picture: gameArt('dota2'),
      },
      {
        name: 'Valorant Champions',
        since: '2021',
        game: 'Valorant',
        text: 'The end of the Valorant season. Teams qualify through the leagues of their region; those from South Asia climb by way of the Challengers league and the Pacific. Short rounds and clear stakes make it the easiest of the four to follow for a newcomer.',
        picture: gameArt('valorant'),
      },
      {
        name: 'Battlegrounds Mobile India Series',
        since: '2021',
        game: 'BGMI',
        text: 'The largest stage that a player with a phone can reach from an Indian town, and the one that starts with an open qualifier. In 2025 it gave ₹3.2 crore in prizes, and the final was played in Kolkata before a full hall.',
        picture: gameArt('bgmi'),
      },
      {
        name: 'Esports World Cup',
        since: '2024',
        game: 'Many games',
        text: 'Some weeks of summer in which champions of many games are found one after the other, and organizations collect points in all of them. It works like the games of many sports at once, and is a good way to see a dozen titles and find yours.',
        picture: scene('arena'),
      },
    ],
  },
  law: {
    paragraphs: [
      'In August 2025 Parliament passed the Promotion and Regulation of Online Gaming Act. It draws one line through everything that is called a game on a phone. On one side stand esports and social games, which it promotes. On the other stand online money games, in which one pays in the hope of winning money: they are banned, whether luck decides or skill.',
      'Whoever offers a money game risks up to three years in prison and a fine of up to ₹1 crore; whoever advertises one, creators included, up to two years and ₹50 lakh. Those who merely play are not punished, but money paid into a banned app is rarely seen again.',
      'An esports tournament may charge a fee for taking part and may pay prizes for performance. It may not take stakes, from players or from anybody who watches. Rules under the Act can change: before you pay for anything or promote anything, read the current text, and ask somebody who knows the law when an amount matters to you.',
    ],
    allowed: [
      'Playing BGMI, Valorant, Free Fire, chess and the like',
      'Tournaments with a rulebook, an entry fee for costs and prizes',
      'Buying a skin or a season pass',
      'Streaming, coaching and sponsorship by ordinary brands',
    ],
    banned: [
      'Rummy, poker and fantasy teams for cash',
      'Betting on a match, yours or another',
      '“Custom rooms” in which everybody pays in and the winner takes the pot',
      'Advertising any of these, with a code, a link or a shirt',
    ],
  },
  incomes: {
    paragraphs: [
      'Some people live from gaming, and most who try do not. The ranges below are what people in the trade report or what we estimate; no office collects them. Read each with the sentence beside it.',
    ],
    rows: [
      {
        work: 'Professional player',
        amount: '₹40,000 to 75,000',
        per: 'a month, at the start',
        basis: 'indicative',
        text: 'A salary from an organization. Top players get about ₹20 lakh a year before prizes. Most teams below the top pay nothing but a share of what they win.',
      },
      {
        work: 'Content creator',
        amount: 'Under ₹3 lakh',
        per: 'a year, for most',
        basis: 'indicative',
        text: 'Above two million followers it is ₹40 lakh a year and more, mainly from brands. Between the two lie years of uploading for little.',
      },
      {
        work: 'Caster',
        amount: 'Up to ₹3 lakh',
        per: 'in a busy month',
        basis: 'indicative',
        text: 'Paid by the day, and the season has empty months. Those who cast in Hindi, Tamil, Telugu or Bengali besides English are booked more often.',
      },
      {
        work: 'Coach or analyst',
        amount: '₹25,000 to 1 lakh',
        per: 'a month',
        basis: 'our estimate',
        text: 'Only upper teams have one. Many start by coaching amateurs by the hour, and keep another job.',
      },
      {
        work: 'Tournament crew',
        amount: '₹20,000 to 60,000',
        per: 'a month',
        basis: 'our estimate',
        text: 'Referees, observers, producers, stage and stream technicians. Less fame than the players have, and a steadier wage.',
      },
      {
        work: 'Game development',
        amount: '₹3 to 12 lakh',
        per: 'a year',
        basis: 'our estimate',
        text: 'Testing at the lower end, programming and art at the upper. An ordinary career with ordinary contracts, open to people who never win a match.',
      },
    ],
    note: 'All ranges are gross and indicative. Prizes are shared among the players, often with the organization too, and taxed before they are paid out: ask the organizer for the certificate and keep it.',
    risks: [
      {
        title: 'A way back',
        text: 'School or a degree goes on, or a job would take you back. A career of playing is often over at 25.',
      },
      {
        title: 'Six months',
        text: 'You could pay rent and food for half a year if a team closed tomorrow. Teams do close, and games lose their tournaments.',
      },
      {
        title: 'A contract on paper',
        text: 'It names salary, share of prizes, length and how one leaves. Somebody who is not a friend of the team has read it. Under 18, a parent signs.',
      },
      {
        title: 'No money up front',
        text: 'A real team, academy or agency does not ask you to pay for a trial, a visa or a “slot”. Those who do are after your money.',
      },
      {
        title: 'More than one leg',
        text: 'No single app, game or sponsor pays for more than half of your living. An account can be closed in an afternoon.',
      },
      {
        title: 'A body that lasts',
        text: 'Wrists, eyes and sleep are the tools. Eight hours of sleep, a walk each day, and a doctor at the first pain that stays for a week.',
      },
      {
        title: 'Clean hands',
        text: 'No cheats, no sold accounts, no match lost for money, no betting app on the stream. One proven case follows a name for good.',
      },
    ],
  },
  careers: {
    paragraphs: [
      'For each player on a stage a dozen people work around it. Direct roles live from being good at a game or at talking about it. Supporting roles are trades that exist elsewhere too, and so they are the safer half.',
    ],
    direct: [
      { title: 'Player', text: 'Competes for a team, trains daily, and is measured by results.' },
      { title: 'Coach and analyst', text: 'Plans training, studies opponents, and says what nobody likes to hear.' },
      { title: 'Caster and host', text: 'Explains the match while it happens, in the language of those who watch.' },
      { title: 'Creator', text: 'Streams or makes videos: to teach, to entertain, or both.' },
    ],
    supporting: [
      { title: 'Team manager', text: 'Contracts, visas, schedules, and peace in a house of five.' },
      {
        title: 'Tournament organizer and referee',
        text: 'Rulebook, brackets, disputes, and prizes that are paid in time.',
      },
      { title: 'Producer and observer', text: 'The camera inside the game and the picture that goes out.' },
      { title: 'Editor and designer', text: 'Clips, thumbnails, jerseys, the look of a team.' },
      { title: 'Marketing and sponsorship', text: 'Finds the brand, keeps the promise, counts what came of it.' },
      { title: 'Developer and tester', text: 'Makes the game itself, or finds out where it breaks.' },
    ],
    paths: [
      {
        title: 'From ranked to a team',
        steps: ['Top ranks in one game', 'Weekend cups with four friends', 'Open qualifiers', 'A trial with a team'],
      },
      {
        title: 'From clips to a channel',
        steps: ['One short clip a day', 'A stream at fixed hours', 'A first brand, shown as advertising', 'An editor'],
      },
      {
        title: 'From the mic to the desk',
        steps: ['Cast recorded matches', 'Cast college cups for free', 'A reel of three minutes', 'Paid league days'],
      },
      {
        title: 'From the college club to the crew',
        steps: [
          'Run a cup of 16 teams',
          'Referee for others',
          'Observer or producer at a LAN',
          'A job with an organizer',
        ],
      },
    ],
  },
  start: {
    paragraphs: [
      'Both lists take about three months beside school or work, and cost nothing that you do not own already. Do them in order. Who stops halfway has still had a good time, and knows why.',
    ],
    players: [
      {
        title: 'Pick one game',
        text: 'The one your friends play and your phone runs. A season in one game teaches more than a week in ten.',
      },
      {
        title: 'Fix the settings',
        text: 'Sensitivity, layout, sound. Set them once and leave them alone for a month.',
      },
      {
        title: 'Practise for an hour',
        text: 'Twenty minutes of aim, two ranked matches, ten minutes of your own replay. Write down one mistake.',
      },
      {
        title: 'Find your four',
        text: 'People with your hours and your temper. Give everybody a job, and one of you the last word.',
      },
      {
        title: 'Enter a small cup',
        text: 'Free, online, on a Sunday. Read the rulebook, be there half an hour early, take screenshots of results.',
      },
      {
        title: 'Keep a record',
        text: 'Place, date, opponent, clip. It is what a team will ask for, and it shows you whether you improve.',
      },
    ],
    creators: [
      {
        title: 'Choose whom you help',
        text: 'Beginners in your language, players of one map, parents who want to understand. Narrow is found sooner.',
      },
      {
        title: 'Start with the phone',
        text: 'Its recorder, earphones with a mic, a quiet room. People forgive the picture and leave because of the sound.',
      },
      {
        title: 'Twelve videos first',
        text: 'Two a week for six weeks before you judge anything. The first is allowed to be bad. Publish it.',
      },
      {
        title: 'Win the first ten seconds',
        text: 'Show the moment, then say how it came to it. Cut the greeting and the song.',
      },
      {
        title: 'Answer everybody',
        text: 'While there are few of them it is possible. Those who were answered come back and bring somebody.',
      },
      {
        title: 'Say what is paid',
        text: 'Mark advertising as advertising, always. Never a money game: the Act reaches creators too.',
      },
    ],
  },
  parents: {
    paragraphs: [
      'A child who plays is not wasting a life, and a child who wins a match has not found a career. Most questions get easier when somebody in the family has watched one whole match and asked what just happened. It takes twenty-five minutes.',
      'In Class 10 and Class 12, and before JEE or NEET, a tournament can wait: there is another next month, and the exam comes once a year. A plan made together in July is kept more often than a ban in February. Competing after the exams, with a goal and a date, is something to look forward to.',
      'It is a matter for help, not for punishment, when sleep, food, school or friends are given up for weeks, when money goes missing, or when a child can no longer stop who wants to. Talk to the school counsellor or call Tele-MANAS at 14416, the free mental health line of the Government of India, at any hour and in many languages.',
    ],
    agreements: [
      {
        title: 'Matches, not minutes',
        text: 'A match cannot be paused without letting four others down. Agree on two matches, not on forty minutes.',
      },
      {
        title: 'Exam weeks',
        text: 'Write down the dates from which the team plays without your child, and tell the team.',
      },
      { title: 'Money', text: 'No card and no UPI PIN in the game. One fixed sum for a season, or none.' },
      { title: 'Strangers', text: 'Voice with friends, no address, no photo, no move to a private chat.' },
      { title: 'The night', text: 'At a fixed hour the phone sleeps in the hall. The phones of the parents too.' },
      {
        title: 'One match together',
        text: 'Once a month the family watches, and the child is the caster. It is how trust is made.',
      },
    ],
  },
  glossary: [
    { term: 'Battle royale', meaning: 'Many squads, one shrinking map, the last one alive wins. BGMI and Free Fire.' },
    { term: 'Bracket', meaning: 'The tree of a knockout: who meets whom, and whom the winner meets next.' },
    {
      term: 'Finish',
      meaning: 'Taking an opponent out for good. In BGMI each one is a point; others call it a kill or a frag.',
    },
    { term: 'IGL', meaning: 'In-game leader: the player who decides during the match where the team goes.' },
    { term: 'LAN', meaning: 'A tournament in one hall, on one network: no lag to blame, and a crowd that you hear.' },
    { term: 'Meta', meaning: 'What works best at present, until an update of the game changes it.' },
    { term: 'Ping', meaning: 'How long a message to the server and back takes, in milliseconds. Under 60 is good.' },
    { term: 'Scrim', meaning: 'A practice match between teams, agreed in advance. The result stays between them.' },
    { term: 'VOD', meaning: 'Video on demand: the recording of a match, which a team goes through to learn from it.' },
  ],
  closing:
    'Make an account, follow a few players, and look at which cup is open this month. It is free, and nobody asks for your rank.',
}
