import { type PlayerGame, playerGames } from '../games/names'

/** A sample player. Everyone is invented; the rest of a record derives from this and from the tournaments (`player-records.ts`). */
export interface RosterEntry {
  /** 24 hexadecimal digits, by the place in the list below. */
  id: string
  ign: string
  realName: string
  /** For the drawn portrait. */
  figure: 'f' | 'm'
  game: PlayerGame
  /** The teams, earliest first, each from the first day of a month ("2022-06"); null is a time without a team. */
  stints: readonly Stint[]
  /** The latest team; null for a free agent. */
  team: string | null
}

interface Stint {
  team: string | null
  from: string
}

/** In-game name, real name, figure, game, and teams with their first months. Ids depend on the order: append, never insert. */
const lines: readonly string[] = [
  'Rudra | Aarav Kulkarni | m | BGMI | Ranchi Rhinos 2022-11, Naag Esports 2023-06',
  'Tezz | Tejas Bhandari | m | Valorant | Indore Ignite 2022-03, Sher Squad 2024-05',
  'Turbo | Gurnoor Singh Sandhu | m | CS2 | Konkan Typhoon 2019-02, Sher Squad 2021-05',
  'Vajra | Kabir Nongthombam | m | Dota 2 | Bengal Baagh 2022-11, - 2023-10, Himalaya Nine 2024-06',
  'Garuda | Sagar Shinde | m | Free Fire | Patna Phantoms 2019-06, Naag Esports 2021-09',
  'Koel | Ananya Bose | f | BGMI | Jhansi Riot 2019-05',
  'Morni | Ira Menon | f | Valorant | Malabar Tuskers 2024-02',
  "Chai | Rohan D'Souza | m | CS2 | Deccan Forge 2019-11, Coimbatore Comets 2025-09, Malabar Tuskers 2026-02",
  'Lava | Meenakshi Iyer | f | Dota 2 | Kohima Kestrels 2019-08, Kaveri Kites 2025-01, Charminar Hawks 2026-02',
  'Rani8 | Pooja Kushwaha | f | Free Fire | Thar Cyclones 2023-01, - 2024-04, Jhansi Riot 2025-02',
  'Dhruv9 | Dhruv Solanki | m | BGMI | Deccan Forge 2019-03',
  'Rangrez | Zoya Qureshi | f | Valorant | Thar Cyclones 2025-10, Jhansi Riot 2026-03',
  'Feni | Savio Fernandes | m | CS2 | Charminar Hawks 2021-06, Konkan Typhoon 2025-01',
  'Naga | Keshav Joshi | m | Dota 2 | Naag Esports 2019-08',
  'Wolfie | Rahul Bhadoria | m | Free Fire | Thar Cyclones 2024-06, Chambal Wolves 2026-01',
  'Pahadi | Tenzin Negi | m | BGMI | Himalaya Nine 2021-12',
  'Zulfi | Zulfiqar Ansari | m | Valorant | Nilgiri Nomads 2020-11, Deccan Forge 2021-04',
  'Hilsa | Arpita Mukherjee | f | CS2 | Bengal Baagh 2021-03',
  'Airavat | Unnikrishnan Nair | m | Dota 2 | Bengal Baagh 2019-10, Malabar Tuskers 2021-01',
  'Sangam | Mohit Pandey | m | Free Fire | Sangam United 2019-08',
  'Bijli | Kritika Rawat | f | BGMI | Surat Sparks 2022-08, Brahmaputra Surge 2023-04, Himalaya Nine 2026-05',
  'Bagh | Sourav Chatterjee | m | Valorant | Bengal Baagh 2020-10',
  'Qutub | Syed Faizan Ali | m | CS2 | Deccan Forge 2022-06, Charminar Hawks 2025-11',
  'Cauvery | Sowmya Ramesh | f | Dota 2 | Kaveri Kites 2020-03',
  'Cyclone | Lokesh Meena | m | Free Fire | Sangam United 2019-05, Thar Cyclones 2020-02',
  'Toofan | Yash Deshpande | m | BGMI | Konkan Typhoon 2023-04',
  'Patang | Meghana Gowda | f | Valorant | Jhansi Riot 2020-06, Kaveri Kites 2024-11',
  'Cheetah | Rinchen Bhutia | m | CS2 | Himalaya Nine 2019-03',
  'Sunder | Partha Sengupta | m | Dota 2 | Vizag Voyagers 2024-02, Bengal Baagh 2025-06',
  'Charmi | Nazneen Begum | f | Free Fire | Ranchi Rhinos 2019-12, Charminar Hawks 2021-04',
  'Ghazi | Imran Sheikh | m | BGMI | Patna Phantoms 2019-01, Sangam United 2021-10',
  'Bhediya | Kunal Tomar | m | Valorant | Kaveri Kites 2020-02, Chambal Wolves 2022-08',
  'Brahma | Nayan Borah | m | CS2 | Amritsar Arrows 2019-03, Brahmaputra Surge 2022-01',
  'Triveni | Vivek Mishra | m | Dota 2 | Sangam United 2022-06',
  'Kite | Chetan Murthy | m | Free Fire | Thar Cyclones 2025-09, Kaveri Kites 2026-06',
  'Rhino | Bhaskar Saikia | m | BGMI | Dilli Darbar 2019-09, Brahmaputra Surge 2020-05',
  'Marwar | Hemant Bishnoi | m | Valorant | Indore Ignite 2022-10, - 2024-10, Thar Cyclones 2025-11',
  'Biryani | Mohammed Arif | m | CS2 | Charminar Hawks 2019-09',
  'Mekhela | Rimjhim Kalita | f | Dota 2 | Brahmaputra Surge 2019-03',
  'Goan | Melwyn Dias | m | Free Fire | Jhansi Riot 2022-11, Konkan Typhoon 2024-08',
  'Mirchi | Sneha Patil | f | BGMI | Naag Esports 2019-02, - 2026-05, Naag Esports 2026-07',
  'Filter | Naveen Shetty | m | Valorant | Bengal Baagh 2020-09, Kaveri Kites 2025-05',
  'Loha | Srinivas Rao | m | CS2 | Deccan Forge 2019-08',
  'Chinar | Aamir Bhat | m | Dota 2 | Imphal Impact 2019-09, Charminar Hawks 2022-06, Himalaya Nine 2024-03, - 2025-02, Himalaya Nine 2025-04',
  'Sapera | Ganesh More | m | Free Fire | Ranchi Rhinos 2024-03, Naag Esports 2025-11',
  'Aandhi | Rajveer Rathore | m | BGMI | Konkan Typhoon 2020-09, Deccan Forge 2025-11, Thar Cyclones 2026-05',
  'Kajal | Ritika Malhotra | f | Valorant | Bengal Baagh 2020-05, Sher Squad 2021-06, - 2025-01, Sher Squad 2025-03',
  'Tandoor | Jaspreet Kaur | f | CS2 | Sher Squad 2022-07, - 2026-01, Sher Squad 2026-03',
  'Mridang | Hariharan Subramaniam | m | Dota 2 | Charminar Hawks 2019-06, Kaveri Kites 2021-07, - 2025-06, Kaveri Kites 2025-08',
  'Bundela | Arvind Parihar | m | Free Fire | Patna Phantoms 2019-10, Jhansi Riot 2023-02, - 2025-01, Jhansi Riot 2025-03',
  'Baagi | Devendra Gurjar | m | BGMI | Patna Phantoms 2022-01, Chambal Wolves 2025-10',
  'Rosogolla | Debjani Roy | f | Valorant | Bengal Baagh 2020-09, - 2026-04, Bengal Baagh 2026-06',
  'Kathi | Ritwik Ghosh | m | CS2 | Dilli Darbar 2019-02, Bengal Baagh 2022-07, - 2025-05, Bengal Baagh 2025-07',
  'Attar | Shabana Khatun | f | Dota 2 | Naag Esports 2021-02, Charminar Hawks 2024-09',
  'Bhoot | Salman Pathan | m | Free Fire | Patna Phantoms 2019-07, Chambal Wolves 2020-08',
  'Jugnu | Shalini Verma | f | BGMI | Dilli Darbar 2024-08, Jhansi Riot 2026-07',
  'Theyyam | Vishnu Nambiar | m | Valorant | Indore Ignite 2020-03, Malabar Tuskers 2025-12',
  'Machher | Joaquim Pereira | m | CS2 | Malabar Tuskers 2025-12, Konkan Typhoon 2026-02, - 2026-07, Konkan Typhoon 2026-09',
  'Damru | Gaurav Shukla | m | Dota 2 | Bengal Baagh 2023-01, Sangam United 2024-04, - 2026-02, Sangam United 2026-04',
  'Prayag | Kavya Srivastava | f | Free Fire | Ranchi Rhinos 2019-12, Indore Ignite 2021-11, Sangam United 2023-10, - 2026-05, Sangam United 2026-07',
  'Sarpanch | Manjeet Dhillon | m | BGMI | Himalaya Nine 2019-12, Sher Squad 2021-05',
  'Charkha | Aditya Vaghela | m | Valorant | Deccan Forge 2024-09, - 2025-10, Deccan Forge 2025-12',
  'Kavach | Pranav Iyengar | m | CS2 | Sher Squad 2019-08, Malabar Tuskers 2026-02, - 2026-07, Malabar Tuskers 2026-09',
  'Kadal | Jithin Varghese | m | Dota 2 | Imphal Impact 2019-07, Malabar Tuskers 2024-08, - 2025-01, Malabar Tuskers 2025-03',
  'Oasis | Ritu Jangid | f | Free Fire | Charminar Hawks 2022-09, Naag Esports 2025-07, Thar Cyclones 2026-06',
  'Nimbu | Farhan Qazi | m | BGMI | Dilli Darbar 2019-12, - 2021-06, Konkan Typhoon 2022-10',
  'Dacait | Pushpendra Yadav | m | Valorant | Kaveri Kites 2024-03, Chambal Wolves 2025-12',
  'Momo | Sonam Wangdi | m | CS2 | Konkan Typhoon 2022-11, Brahmaputra Surge 2023-06, Himalaya Nine 2025-05',
  'Ektara | Moumita Pal | f | Dota 2 | Imphal Impact 2019-05, Bengal Baagh 2021-03',
  'Minar | Faisal Kidwai | m | Free Fire | Udaipur Uprising 2022-09, Charminar Hawks 2026-06',
  'Lehar | Mitali Sarkar | f | BGMI | Chambal Wolves 2021-02, - 2022-10, Brahmaputra Surge 2023-04, - 2025-11, Brahmaputra Surge 2026-01',
  'Ghoomar | Bhavya Solanki | f | Valorant | Sher Squad 2020-05, Thar Cyclones 2021-05',
  'Golconda | Lavanya Naidu | f | CS2 | Konkan Typhoon 2020-02, Rann Ravens 2022-06, Deccan Forge 2025-07',
  'Peshwa | Chinmay Gokhale | m | Dota 2 | Kohima Kestrels 2020-06, Naag Esports 2022-07, - 2025-09, Naag Esports 2025-11',
  'Mysuru | Anagha Bhat | f | Free Fire | Ranchi Rhinos 2019-12, - 2022-11, Kaveri Kites 2023-12',
  'Chulbul | Anurag Tripathi | m | BGMI | Sangam United 2022-02, - 2025-01, Sangam United 2025-03',
  'Nawab | Ahmad Rizvi | m | Valorant | Jhansi Riot 2020-06',
  'Bihu | Pallavi Das | f | CS2 | Himalaya Nine 2024-01, Brahmaputra Surge 2026-06',
  'Xylem | Hrishikesh Deka | m | Dota 2 | Himalaya Nine 2021-02, Brahmaputra Surge 2022-02, - 2026-04, Brahmaputra Surge 2026-06',
  'Susegad | Valerie Gomes | f | Free Fire | Indore Ignite 2019-08, - 2020-02, Konkan Typhoon 2021-03, - 2025-10, Konkan Typhoon 2025-12',
  'Raftaar7 | Vikrant Shekhawat | m | BGMI | Himalaya Nine 2025-12, Thar Cyclones 2026-05',
  'Howrah | Anirban Dutta | m | Valorant | Bengal Baagh 2020-11, - 2024-12, Bengal Baagh 2025-02',
  'Pataka | Ishaan Grover | m | CS2 | Sher Squad 2019-09, - 2025-10, Sher Squad 2025-12',
  'Indigo | Thejas Urs | m | Dota 2 | Kaveri Kites 2026-01',
  'Ghat | Satyam Dwivedi | m | Free Fire | Ranchi Rhinos 2020-05, Indore Ignite 2023-09, Sangam United 2024-05, - 2026-01, Sangam United 2026-03',
  'Dosa | Karthik Reddy | m | BGMI | Deccan Forge 2019-03, - 2025-11, Deccan Forge 2026-01',
  'Appam | Roshan Thomas | m | Valorant | Malabar Tuskers 2021-03, - 2025-07, Malabar Tuskers 2025-09',
  'Nizam | Haider Baig | m | CS2 | Charminar Hawks 2019-08, - 2025-01, Charminar Hawks 2025-03',
  'Nilgai | Ashutosh Dubey | m | Dota 2 | Leh Legends 2024-05, Sangam United 2026-02',
  'Falcon | Rehan Siddiqui | m | Free Fire | Sangam United 2020-10, Charminar Hawks 2021-10, - 2025-07, Charminar Hawks 2025-09',
  'Kohra | Lobsang Dorje | m | BGMI | Dilli Darbar 2019-08, - 2021-08, Himalaya Nine 2022-02, - 2025-11, Himalaya Nine 2026-01',
  'Sutli | Prateek Saxena | m | Valorant | Jhansi Riot 2021-09, - 2025-03, Jhansi Riot 2025-05',
  'Zinc | Alisha Noronha | f | CS2 | Konkan Typhoon 2019-04, - 2026-05, Konkan Typhoon 2026-07',
  'Sitar | Zainab Hussain | f | Dota 2 | Charminar Hawks 2019-09, - 2025-01, Charminar Hawks 2025-03',
  'Thunder | Mahesh Choudhary | m | Free Fire | Thar Cyclones 2022-09, - 2025-10, Thar Cyclones 2025-12',
  'Fauji | Surinder Malik | m | BGMI | Ranchi Rhinos 2020-01, Chambal Wolves 2021-03',
  'Vada | Akshay Pawar | m | Valorant | Sher Squad 2020-10, - 2025-12, Sher Squad 2026-02',
  'Tram | Subhash Mondal | m | CS2 | Amritsar Arrows 2020-12, Coimbatore Comets 2022-03, Bengal Baagh 2024-02, - 2026-02, Bengal Baagh 2026-04',
  'Ledger | Abhishek Kar | m | Dota 2 | Charminar Hawks 2019-04, - 2023-04, Bengal Baagh 2024-02, - 2026-02, Bengal Baagh 2026-04',
  'Chilli | Divya Shrivas | f | Free Fire | Thar Cyclones 2024-02, Chambal Wolves 2025-11',
  'Tikki | Payal Chauhan | f | BGMI | Sangam United 2021-07, - 2025-10, Sangam United 2025-12',
  'Kambala | Deepak Hegde | m | Valorant | Malabar Tuskers 2020-05, Kaveri Kites 2021-05, - 2025-03, Kaveri Kites 2025-05',
  'Kettle | Basil Kurian | m | CS2 | Dilli Darbar 2021-02, - 2025-02, Malabar Tuskers 2026-04',
  'Frost | Stanzin Namgyal | m | Dota 2 | Naag Esports 2025-10, Himalaya Nine 2026-08',
  'Bandook | Tushar Lodhi | m | Free Fire | Udaipur Uprising 2019-07, Patna Phantoms 2024-02, Jhansi Riot 2026-03',
  'Bhidu | Omkar Jadhav | m | BGMI | Dilli Darbar 2024-05, - 2025-12, Naag Esports 2026-04',
  'Charcoal | Sana Mirza | f | Valorant | Deccan Forge 2020-02, - 2026-04, Deccan Forge 2026-06',
  'Sherpa | Dawa Tamang | m | CS2 | Himalaya Nine 2019-11, - 2025-11, Himalaya Nine 2026-01',
  'Coral | Lakshmi Warrier | f | Dota 2 | Malabar Tuskers 2022-06, - 2025-06, Malabar Tuskers 2025-08',
  'Kokum | Sushant Naik | m | Free Fire | Patna Phantoms 2019-10, Konkan Typhoon 2021-11, - 2025-05, Konkan Typhoon 2025-07',
  'Monsoon | Nandini Kamat | f | BGMI | Deccan Forge 2024-09, Konkan Typhoon 2025-06',
  'Lassi | Harpreet Gill | f | Valorant | Dilli Darbar 2021-01, Indore Ignite 2025-05, - 2026-02',
  'Jade | Mrinal Gogoi | m | CS2 | Bengal Baagh 2019-06, Brahmaputra Surge 2021-10, - 2026-02, Brahmaputra Surge 2026-04',
  'Meteor | Ninad Phadke | m | Dota 2 | Sangam United 2023-11, Charminar Hawks 2025-04, Naag Esports 2026-04',
  'Bamboo | Vanlalruata Sailo | m | Free Fire | Indore Ignite 2020-12, - 2026-06',
  'Dilli6 | Sahil Ahlawat | m | BGMI | Himalaya Nine 2019-03, - 2023-11, Sher Squad 2024-08, - 2024-12, Sher Squad 2025-02',
  'Cipher | Nikhil Pillai | m | Valorant | Kaveri Kites 2020-08, Deccan Forge 2026-05, - 2026-09',
  'Static | Reuben Mathew | m | CS2 | Rann Ravens 2019-02, Brahmaputra Surge 2021-03, - 2024-09',
  'Ashwa | Jayant Rane | m | Dota 2 | Naag Esports 2019-06, Sangam United 2021-02, - 2024-04',
  'Nomad | Pritam Lama | m | BGMI | Sher Squad 2023-07, Chambal Wolves 2024-08, - 2026-08',
]

/** All sample players, in the order of their ids. */
export const roster: readonly RosterEntry[] = lines.map(parse)

function parse(line: string, index: number): RosterEntry {
  const [ign, realName, figure, game, teams] = line.split(' | ')
  if (!ign || !realName || !teams || (figure !== 'f' && figure !== 'm') || !isPlayerGame(game)) {
    throw new Error(`Not a player of the roster: ${line}`)
  }
  const stints = teams.split(', ').map(parseStint)
  const id = `65f1c0ffee00${(index + 1).toString(16).padStart(12, '0')}`
  return { id, ign, realName, figure, game, stints, team: stints.at(-1)?.team ?? null }
}

/** "Naag Esports 2023-06", "- 2024-01" */
function parseStint(text: string): Stint {
  const [, team, from] = /^(.+) (\d{4}-\d\d)$/.exec(text) ?? []
  if (!team || !from) throw new Error(`Not a time in a team: ${text}`)
  return { team: team === '-' ? null : team, from }
}

function isPlayerGame(game: string | undefined): game is PlayerGame {
  return playerGames.some((name) => name === game)
}
