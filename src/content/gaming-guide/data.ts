import { gameArtUrl, sceneUrl } from '~/lib/art'
import type { GamingGuide } from './types'

export const gamingGuide: GamingGuide = {
  lead: 'How gaming and esports work in India: what people play, who earns what, what the law says, and how to start with the phone you’ve got. For players, creators, and parents of both.',
  market: {
    figures: [
      { value: '488 million', label: 'online gamers in 2024', source: 'FICCI-EY, March 2025' },
      { value: '1.79 million', label: 'esports tournament participants in 2023', source: 'FICCI-EY, 2024' },
      {
        value: '148 million',
        label: 'paying gamers out of 591 million in FY24',
        source: 'Lumikai, November 2024',
      },
      {
        value: '$3.8 billion',
        label: 'revenue in FY24; $9.2\u00a0billion forecast for FY29',
        source: 'Lumikai, November 2024',
      },
    ],
    sources: [
      'FICCI-EY is the annual report on media and entertainment in India by the chamber of commerce FICCI and the consultants EY. Lumikai is an Indian venture fund that invests in games.',
      'They count differently, so don’t compare one’s figures with the other’s. 488 million and 591 million isn’t growth; it’s two definitions of a gamer. FY24 is the financial year that ended in March 2024. The FY29 figure is a forecast.',
    ],
  },
  gaming: {
    paragraphs: [
      'Gaming is playing video games on anything with a screen. In India that’s mostly a phone: it’s already in your pocket, the big titles are free to install, and mobile data is cheap. A PC or console is a second step that many good players never take.',
      'Free games make money by selling looks: outfits, weapon skins, a season pass. In the competitive games in this guide, those change how you look, not how well you shoot. You don’t have to buy anything to get good.',
      'Games come in families. In a battle royale like BGMI or Free Fire, many squads land on one map and the last one standing wins. In a tactical shooter like Valorant or Counter-Strike 2, two teams of five attack and defend in short rounds. In an arena game (MOBA) like Dota 2 or League of Legends, five heroes a side fight over a base for half an hour or more.',
    ],
    equipment: [
      {
        title: 'A cheap phone is enough',
        text: 'A phone of ₹10,000 to 15,000 (our estimate) runs BGMI and Free Fire. Choose smooth graphics and the highest frame rate it can hold, free up 10 GB of storage, take the cover off when it gets hot, and don’t play while it’s charging.',
      },
      {
        title: 'Steady beats fast',
        text: 'A match needs little data and a steady connection. Sit near the router, or wherever the signal’s stable, and pause downloads at home. A slow ping isn’t what hurts. A ping that jumps from 40 to 200 is.',
      },
      {
        title: 'A PC, once you know why',
        text: 'For Valorant or Counter-Strike 2, an hour at a gaming café costs ₹40 to 100 (our estimate). Play there for a month before anyone in the family buys a PC.',
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
        casual: 'Whenever there’s some. A match, then dinner.',
        competitive: 'Fixed hours with a team: two to four a day, one day off.',
      },
      {
        question: 'What you do',
        casual: 'Play.',
        competitive: 'Scrims, replays, drills, game plans. And some playing for fun.',
      },
      {
        question: 'Who with',
        casual: 'Whoever’s online.',
        competitive: 'The same four or five people, each with a job in the team.',
      },
      {
        question: 'What it costs',
        casual: 'Nothing, or a season pass now and then.',
        competitive: 'Better gear, travel, and hours you could’ve spent on study or work.',
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
      'Esports is competitive gaming with an organizer: a rulebook, a schedule, referees, prizes and an audience. The game is the sport, the tournament is the league. It isn’t the money that makes it esports. It’s that the result counts and goes on record.',
      'The way up in India looks the same in most games. Open qualifiers take hundreds of teams, and anyone can start one. The best move on to a league played online, from home. The last sixteen or eight meet on a stage, on one network, in front of a crowd. A BGMI match has sixteen teams and gives points for placement and for each finish. In Valorant, two teams play best of three maps.',
      'Four events are worth an evening even if you never compete. Each shows a different game at its best, and all of them stream for free.',
    ],
    events: [
      {
        name: 'The International',
        since: '2011',
        game: 'Dota 2',
        text: 'Dota 2’s world championship, and the tournament that showed the world how big esports can get. Five against five. Watch the draft at the start, where each side picks heroes and bans others: casters explain it, and half the match is decided there.',
        picture: gameArtUrl('dota2'),
      },
      {
        name: 'Valorant Champions',
        since: '2021',
        game: 'Valorant',
        text: 'The end of the Valorant season. Teams qualify through regional leagues; South Asian teams climb through Challengers and the Pacific league. With short rounds and clear stakes, it’s the easiest of the four for a newcomer to follow.',
        picture: gameArtUrl('valorant'),
      },
      {
        name: 'Battlegrounds Mobile India Series',
        since: '2021',
        game: 'BGMI',
        text: 'The biggest stage a player with a phone can reach from any Indian town, and it starts with an open qualifier. In 2025 it paid ₹3.2 crore in prizes, and the final filled a hall in Kolkata.',
        picture: gameArtUrl('bgmi'),
      },
      {
        name: 'Esports World Cup',
        since: '2024',
        game: 'Many games',
        text: 'A few weeks each summer that crown champions in one game after another, while organizations collect points in all of them. Think multi-sport games, and a good way to see a dozen titles and find yours.',
        picture: sceneUrl('arena'),
      },
    ],
  },
  law: {
    paragraphs: [
      'In August 2025, Parliament passed the Promotion and Regulation of Online Gaming Act. It draws one line through everything called a game on a phone. On one side are esports and social games, which it promotes. On the other are online money games, where you pay in hoping to win money. Those are banned, whether they’re down to luck or skill.',
      'Anyone offering a money game risks up to three years in prison and a fine of up to ₹1 crore. Anyone advertising one, creators included, risks up to two years and ₹50 lakh. Players aren’t punished, but money paid into a banned app rarely comes back.',
      'An esports tournament can charge an entry fee and pay prizes for performance. It can’t take stakes, from players or from anyone watching. Rules under the Act can change. Before you pay for or promote anything, read the current text, and if the amount matters to you, ask someone who knows the law.',
    ],
    allowed: [
      'Playing BGMI, Valorant, Free Fire, chess and the like',
      'Tournaments with a rulebook, an entry fee for costs and prizes',
      'Buying a skin or a season pass',
      'Streaming, coaching and sponsorship by ordinary brands',
    ],
    banned: [
      'Rummy, poker and fantasy teams for cash',
      'Betting on any match, including your own',
      '“Custom rooms” where everyone pays in and the winner takes the pot',
      'Advertising any of these, with a code, a link or a shirt',
    ],
  },
  incomes: {
    paragraphs: [
      'Some people make a living from gaming. Most who try don’t. The ranges below are what people in the business report, or our own estimates; there are no official statistics. Read each one together with its note.',
    ],
    rows: [
      {
        work: 'Professional player',
        amount: '₹40,000 to 75,000',
        per: 'a month, at the start',
        basis: 'indicative',
        text: 'A salary from an organization. Top players make about ₹20 lakh a year before prizes. Below the top, most teams only pay a share of what they win.',
      },
      {
        work: 'Content creator',
        amount: 'Under ₹3 lakh',
        per: 'a year, for most',
        basis: 'indicative',
        text: 'Above two million followers, it’s ₹40 lakh a year or more, mostly from brands. In between are years of uploading for very little.',
      },
      {
        work: 'Caster',
        amount: 'Up to ₹3 lakh',
        per: 'in a busy month',
        basis: 'indicative',
        text: 'Paid by the day, and some months are empty. Casters who also work in Hindi, Tamil, Telugu or Bengali get booked more often.',
      },
      {
        work: 'Coach or analyst',
        amount: '₹25,000 to 1 lakh',
        per: 'a month',
        basis: 'our estimate',
        text: 'Only top teams have one. Many start by coaching amateurs by the hour and keep another job.',
      },
      {
        work: 'Tournament crew',
        amount: '₹20,000 to 60,000',
        per: 'a month',
        basis: 'our estimate',
        text: 'Referees, observers, producers, stage and stream technicians. Less fame than the players, and steadier pay.',
      },
      {
        work: 'Game development',
        amount: '₹3 to 12 lakh',
        per: 'a year',
        basis: 'our estimate',
        text: 'Testing at the lower end, programming and art at the top. A normal career with normal contracts, even if you never win a match.',
      },
    ],
    note: 'All ranges are before tax and only a guide. Prizes are split among the players, often with the organization too, and taxed before they’re paid out. Ask the organizer for the tax certificate and keep it.',
    risks: [
      {
        title: 'A way back',
        text: 'You’re still in school or college, or a job would take you back. Playing careers are often over at 25.',
      },
      {
        title: 'Six months',
        text: 'You could pay for rent and food for half a year if your team folded tomorrow. Teams do fold, and games lose their tournaments.',
      },
      {
        title: 'A contract on paper',
        text: 'It states your salary, prize share, how long it runs and how you can leave. Someone who isn’t a friend of the team has read it. Under 18, a parent signs.',
      },
      {
        title: 'No money up front',
        text: 'A real team, academy or agency won’t ask you to pay for a trial, a visa or a “slot”. If they do, they’re after your money.',
      },
      {
        title: 'More than one leg to stand on',
        text: 'No single app, game or sponsor brings in more than half your income. An account can be closed in an afternoon.',
      },
      {
        title: 'A body that lasts',
        text: 'Wrists, eyes and sleep are your tools. Eight hours’ sleep, a walk every day, and a doctor for any pain that lasts a week.',
      },
      {
        title: 'Clean hands',
        text: 'No cheats, no sold accounts, no thrown matches, no betting app on stream. One proven case follows you for good.',
      },
    ],
  },
  careers: {
    paragraphs: [
      'For every player on stage, a dozen people work around it. Direct roles are about being good at a game, or good at talking about it. Supporting roles are trades that exist elsewhere too, so they’re the safer half.',
    ],
    direct: [
      { title: 'Player', text: 'Competes for a team, trains daily, and lives by results.' },
      { title: 'Coach and analyst', text: 'Plans training, studies opponents, and says what nobody wants to hear.' },
      { title: 'Caster and host', text: 'Explains the match as it happens, in the audience’s language.' },
      { title: 'Creator', text: 'Streams or makes videos: to teach, to entertain, or both.' },
    ],
    supporting: [
      { title: 'Team manager', text: 'Contracts, visas, schedules, and peace in a house of five.' },
      {
        title: 'Tournament organizer and referee',
        text: 'Rulebooks, brackets, disputes, and prizes paid on time.',
      },
      { title: 'Producer and observer', text: 'The camera inside the game, and the picture that goes out.' },
      { title: 'Editor and designer', text: 'Clips, thumbnails, jerseys, the look of a team.' },
      { title: 'Marketing and sponsorship', text: 'Finds the brand, keeps the promise, measures the results.' },
      { title: 'Developer and tester', text: 'Makes the game, or finds out where it breaks.' },
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
      'Each list takes about three months alongside school or work, and you already own everything you need. Do them in order. If you stop halfway, you’ve still had a good time.',
    ],
    players: [
      {
        title: 'Pick one game',
        text: 'The one your friends play and your phone can run. A season in one game teaches you more than a week in ten.',
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
        text: 'People with your hours and your temperament. Give everyone a job, and one of you the last word.',
      },
      {
        title: 'Enter a small cup',
        text: 'Free, online, on a Sunday. Read the rulebook, turn up half an hour early, and screenshot your results.',
      },
      {
        title: 'Keep a record',
        text: 'Placement, date, opponent, clip. It’s what a team will ask for, and it shows you whether you’re improving.',
      },
    ],
    creators: [
      {
        title: 'Choose who you help',
        text: 'Beginners in your language, players of one map, parents who want to understand. A narrow topic gets found sooner.',
      },
      {
        title: 'Start with the phone',
        text: 'Its recorder, earphones with a mic, a quiet room. People forgive a bad picture. They leave over bad sound.',
      },
      {
        title: 'Twelve videos first',
        text: 'Two a week for six weeks before you judge anything. The first one’s allowed to be bad. Publish it.',
      },
      {
        title: 'Win the first ten seconds',
        text: 'Show the moment first, then explain how you got there. Cut the greeting and the song.',
      },
      {
        title: 'Answer everyone',
        text: 'While there are only a few, you can. People who get an answer come back and bring a friend.',
      },
      {
        title: 'Say what’s paid',
        text: 'Always label ads as ads. Never promote a money game: the Act covers creators too.',
      },
    ],
  },
  parents: {
    paragraphs: [
      'A child who plays isn’t wasting their life, and a child who wins a match hasn’t found a career. Most questions get easier once someone in the family has watched a whole match and asked what just happened. It takes twenty-five minutes.',
      'In Class 10 and Class 12, and before JEE or NEET, a tournament can wait: there’s another one next month, and the exam comes once a year. A plan made together in July works better than a ban in February. Competing after the exams, with a goal and a date, is something to look forward to.',
      'If your child gives up sleep, food, school or friends for weeks, if money goes missing, or if they want to stop and can’t, that calls for help, not punishment. Talk to the school counsellor or call Tele-MANAS on 14416, the Government of India’s free mental health line, at any hour and in many languages.',
    ],
    agreements: [
      {
        title: 'Matches, not minutes',
        text: 'You can’t pause a match without letting four others down. Agree on two matches, not forty minutes.',
      },
      {
        title: 'Exam weeks',
        text: 'Write down the dates the team plays without your child, and tell the team.',
      },
      { title: 'Money', text: 'No card and no UPI PIN in the game. One fixed sum for a season, or none.' },
      { title: 'Strangers', text: 'Voice chat with friends only. No address, no photos, no moving to a private chat.' },
      { title: 'The night', text: 'At a fixed hour, phones go to sleep in the hall. Parents’ phones too.' },
      {
        title: 'One match together',
        text: 'Once a month the family watches and the child casts. That’s how trust gets built.',
      },
    ],
  },
  glossary: {
    'Battle royale': 'Many squads, one shrinking map, the last one alive wins. BGMI and Free Fire.',
    Bracket: 'The knockout tree: who plays who, and who the winner plays next.',
    Finish: 'Taking an opponent out for good. In BGMI each one is a point. Elsewhere it’s a kill or a frag.',
    IGL: 'In-game leader: the player who makes the calls during a match.',
    LAN: 'A tournament in one hall, on one network: no lag to blame, and a crowd you can hear.',
    Meta: 'What works best right now, until the next patch changes it.',
    Ping: 'How long a message takes to reach the server and come back, in milliseconds. Under 60 is good.',
    Scrim: 'A practice match arranged between two teams. The result stays between them.',
    VOD: 'Video on demand: a match recording that teams go through to learn from it.',
  },
  closing:
    'Create an account, follow a few players, and see which cups are on this month. It’s free, and nobody asks for your rank.',
}
