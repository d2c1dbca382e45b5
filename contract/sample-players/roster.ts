/** A sample player. Everyone is invented; the rest of a record derives from this in `players.ts`. */
export interface RosterEntry {
  ign: string
  realName: string
  /** For the drawn portrait. */
  figure: 'f' | 'm'
  game: 'BGMI' | 'Valorant' | 'CS2' | 'Dota 2' | 'Free Fire'
  /** None for a free agent. */
  team: string | null
}

/** Best first within a game: name in the game, real name, figure, team. */
const byGame: Record<RosterEntry['game'], readonly string[]> = {
  BGMI: [
    'Rudra | Aarav Kulkarni | m | Naag Esports',
    'Koel | Ananya Bose | f | Jhansi Riot',
    'Dhruv9 | Dhruv Solanki | m | Deccan Forge',
    'Pahadi | Tenzin Negi | m | Himalaya Nine',
    'Bijli | Kritika Rawat | f | Himalaya Nine',
    'Toofan | Yash Deshpande | m | Konkan Typhoon',
    'Ghazi | Imran Sheikh | m | Sangam United',
    'Rhino | Bhaskar Saikia | m | Brahmaputra Surge',
    'Mirchi | Sneha Patil | f | Naag Esports',
    'Aandhi | Rajveer Rathore | m | Thar Cyclones',
    'Baagi | Devendra Gurjar | m | Chambal Wolves',
    'Jugnu | Shalini Verma | f | Jhansi Riot',
    'Sarpanch | Manjeet Dhillon | m | Sher Squad',
    'Nimbu | Farhan Qazi | m | Konkan Typhoon',
    'Lehar | Mitali Sarkar | f | Brahmaputra Surge',
    'Chulbul | Anurag Tripathi | m | Sangam United',
    'Raftaar7 | Vikrant Shekhawat | m | Thar Cyclones',
    'Dosa | Karthik Reddy | m | Deccan Forge',
    'Kohra | Lobsang Dorje | m | Himalaya Nine',
    'Fauji | Surinder Malik | m | Chambal Wolves',
    'Tikki | Payal Chauhan | f | Sangam United',
    'Bhidu | Omkar Jadhav | m | Naag Esports',
    'Monsoon | Nandini Kamat | f | Konkan Typhoon',
    'Dilli6 | Sahil Ahlawat | m | Sher Squad',
    'Nomad | Pritam Lama | m | -',
  ],
  Valorant: [
    'Tezz | Tejas Bhandari | m | Sher Squad',
    'Morni | Ira Menon | f | Malabar Tuskers',
    'Rangrez | Zoya Qureshi | f | Jhansi Riot',
    'Zulfi | Zulfiqar Ansari | m | Deccan Forge',
    'Bagh | Sourav Chatterjee | m | Bengal Baagh',
    'Patang | Meghana Gowda | f | Kaveri Kites',
    'Bhediya | Kunal Tomar | m | Chambal Wolves',
    'Marwar | Hemant Bishnoi | m | Thar Cyclones',
    'Filter | Naveen Shetty | m | Kaveri Kites',
    'Kajal | Ritika Malhotra | f | Sher Squad',
    'Rosogolla | Debjani Roy | f | Bengal Baagh',
    'Theyyam | Vishnu Nambiar | m | Malabar Tuskers',
    'Charkha | Aditya Vaghela | m | Deccan Forge',
    'Dacait | Pushpendra Yadav | m | Chambal Wolves',
    'Ghoomar | Bhavya Solanki | f | Thar Cyclones',
    'Nawab | Ahmad Rizvi | m | Jhansi Riot',
    'Howrah | Anirban Dutta | m | Bengal Baagh',
    'Appam | Roshan Thomas | m | Malabar Tuskers',
    'Sutli | Prateek Saxena | m | Jhansi Riot',
    'Vada | Akshay Pawar | m | Sher Squad',
    'Kambala | Deepak Hegde | m | Kaveri Kites',
    'Charcoal | Sana Mirza | f | Deccan Forge',
    'Lassi | Harpreet Gill | f | -',
    'Cipher | Nikhil Pillai | m | -',
  ],
  CS2: [
    'Turbo | Gurnoor Singh Sandhu | m | Sher Squad',
    "Chai | Rohan D'Souza | m | Malabar Tuskers",
    'Feni | Savio Fernandes | m | Konkan Typhoon',
    'Hilsa | Arpita Mukherjee | f | Bengal Baagh',
    'Qutub | Syed Faizan Ali | m | Charminar Hawks',
    'Cheetah | Rinchen Bhutia | m | Himalaya Nine',
    'Brahma | Nayan Borah | m | Brahmaputra Surge',
    'Biryani | Mohammed Arif | m | Charminar Hawks',
    'Loha | Srinivas Rao | m | Deccan Forge',
    'Tandoor | Jaspreet Kaur | f | Sher Squad',
    'Kathi | Ritwik Ghosh | m | Bengal Baagh',
    'Machher | Joaquim Pereira | m | Konkan Typhoon',
    'Kavach | Pranav Iyengar | m | Malabar Tuskers',
    'Momo | Sonam Wangdi | m | Himalaya Nine',
    'Golconda | Lavanya Naidu | f | Deccan Forge',
    'Bihu | Pallavi Das | f | Brahmaputra Surge',
    'Pataka | Ishaan Grover | m | Sher Squad',
    'Nizam | Haider Baig | m | Charminar Hawks',
    'Zinc | Alisha Noronha | f | Konkan Typhoon',
    'Tram | Subhash Mondal | m | Bengal Baagh',
    'Kettle | Basil Kurian | m | Malabar Tuskers',
    'Sherpa | Dawa Tamang | m | Himalaya Nine',
    'Jade | Mrinal Gogoi | m | Brahmaputra Surge',
    'Static | Reuben Mathew | m | -',
  ],
  'Dota 2': [
    'Vajra | Kabir Nongthombam | m | Himalaya Nine',
    'Lava | Meenakshi Iyer | f | Charminar Hawks',
    'Naga | Keshav Joshi | m | Naag Esports',
    'Airavat | Unnikrishnan Nair | m | Malabar Tuskers',
    'Cauvery | Sowmya Ramesh | f | Kaveri Kites',
    'Sunder | Partha Sengupta | m | Bengal Baagh',
    'Triveni | Vivek Mishra | m | Sangam United',
    'Mekhela | Rimjhim Kalita | f | Brahmaputra Surge',
    'Chinar | Aamir Bhat | m | Himalaya Nine',
    'Mridang | Hariharan Subramaniam | m | Kaveri Kites',
    'Attar | Shabana Khatun | f | Charminar Hawks',
    'Damru | Gaurav Shukla | m | Sangam United',
    'Kadal | Jithin Varghese | m | Malabar Tuskers',
    'Ektara | Moumita Pal | f | Bengal Baagh',
    'Peshwa | Chinmay Gokhale | m | Naag Esports',
    'Xylem | Hrishikesh Deka | m | Brahmaputra Surge',
    'Indigo | Thejas Urs | m | Kaveri Kites',
    'Nilgai | Ashutosh Dubey | m | Sangam United',
    'Sitar | Zainab Hussain | f | Charminar Hawks',
    'Ledger | Abhishek Kar | m | Bengal Baagh',
    'Frost | Stanzin Namgyal | m | Himalaya Nine',
    'Coral | Lakshmi Warrier | f | Malabar Tuskers',
    'Meteor | Ninad Phadke | m | Naag Esports',
    'Ashwa | Jayant Rane | m | -',
  ],
  'Free Fire': [
    'Garuda | Sagar Shinde | m | Naag Esports',
    'Rani8 | Pooja Kushwaha | f | Jhansi Riot',
    'Wolfie | Rahul Bhadoria | m | Chambal Wolves',
    'Sangam | Mohit Pandey | m | Sangam United',
    'Cyclone | Lokesh Meena | m | Thar Cyclones',
    'Charmi | Nazneen Begum | f | Charminar Hawks',
    'Kite | Chetan Murthy | m | Kaveri Kites',
    'Goan | Melwyn Dias | m | Konkan Typhoon',
    'Sapera | Ganesh More | m | Naag Esports',
    'Bundela | Arvind Parihar | m | Jhansi Riot',
    'Bhoot | Salman Pathan | m | Chambal Wolves',
    'Prayag | Kavya Srivastava | f | Sangam United',
    'Oasis | Ritu Jangid | f | Thar Cyclones',
    'Minar | Faisal Kidwai | m | Charminar Hawks',
    'Mysuru | Anagha Bhat | f | Kaveri Kites',
    'Susegad | Valerie Gomes | f | Konkan Typhoon',
    'Ghat | Satyam Dwivedi | m | Sangam United',
    'Falcon | Rehan Siddiqui | m | Charminar Hawks',
    'Thunder | Mahesh Choudhary | m | Thar Cyclones',
    'Chilli | Divya Shrivas | f | Chambal Wolves',
    'Bandook | Tushar Lodhi | m | Jhansi Riot',
    'Kokum | Sushant Naik | m | Konkan Typhoon',
    'Bamboo | Vanlalruata Sailo | m | -',
  ],
}

/** All sample players, game by game. */
export const roster: readonly RosterEntry[] = Object.entries(byGame).flatMap(([game, lines]) =>
  lines.map((line) => parse(line, game)),
)

function parse(line: string, game: string): RosterEntry {
  const [ign, realName, figure, team] = line.split(' | ')
  if (!ign || !realName || !team || (figure !== 'f' && figure !== 'm') || !isGame(game)) {
    throw new Error(`Not a player of the roster: ${line}`)
  }
  return { ign, realName, figure, game, team: team === '-' ? null : team }
}

function isGame(game: string): game is RosterEntry['game'] {
  return game in byGame
}
