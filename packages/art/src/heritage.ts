import type { Wearer } from './portrait/looks'

/** Surnames and given names by whom they are at home with: decides who wears a turban, a veil or a mark on the brow. */
const names: Record<Exclude<Wearer, 'anyone'>, string> = {
  sikh: 'Singh Sandhu Dhillon Gill Grewal Sidhu Bajwa Kaur Gurnoor Harpreet Manjeet Jaspreet Gurpreet Simran Navjot Manjot Brar Amarjit Bhalla',
  muslim:
    'Sheikh Qazi Qureshi Ansari Rizvi Mirza Ali Arif Baig Kidwai Khatun Hussain Begum Pathan Khan Siddiqui Aamir Zoya Imran Farhan Ahmad Sana Syed Mohammed Haider Shabana Zainab Nazneen Salman Faisal Rehan Ayesha Nusrat Farheen Rafiq Kareem Saleem Iqbal Parveen Sultana Yusuf Ibrahim Bano Saba Noor Rahman Hasan Fatima Abdul Irfan Tariq Shaikh Molla Rezaul Nawazish Lateef Osman Ghani Muqeet Ayaan Quraishi Tahera Moin Akhtar Sameera Unnisa Rukhsar Jahan Mir Shoaib Shaik Nadeem Nusrat Afreen Naqvi Inaya Faridi Zeeshan Abidi Farzana Sait Mehrun Shihab Koya Fahad Nizar Wasim Attar Uzma Danish Lakdawala Parvez Merchant Alia Contractor Manihar Falak Langha Shabnam Asad',
  rajasthani:
    'Rathore Shekhawat Bishnoi Meena Choudhary Jangid Bhati Chundawat Gurjar Solanki Parihar Ranawat Rajpurohit Suthar Gehlot Sikarwar',
  pahadi:
    'Negi Rawat Bhutia Tamang Wangdi Dorje Namgyal Lama Sherpa Bisht Thakur Chettri Pradhan Gurung Rana Tenzin Deki Yangzom Lhamo Dorjee Passang Tashi Jigme Norbu Thapliyal Panwar Semwal Rautela',
  hindu: '',
}

/** Names after which no mark on the brow fits, though they tell nothing else. */
const christian =
  "D'Souza Fernandes Pereira Thomas Kurian Varghese Mathew Noronha Dias Gomes Sailo Pinto Lobo Rodrigues Joseph George Philip Jacob Chacko Abraham Cherian Rozario Nongrum Lyngdoh Zothan Marak Sangma Ralte Hmar Ao Rachel Devadas Vikram Charles Prabhakar Inacio Blaise Agnelo Rebello Ryan Cedric Almeida Jerome Braganza Kuruvilla Jose Ebin Zachariah Joel Furtado Rustom Batliwala Hormuz Dastur Irani"

/** What the bearer of a name may wear beside what anyone wears. */
export function listWearers(name: string): Wearer[] {
  const words = name.split(' ')
  const has = (list: string) => list.split(' ').some((known) => words.includes(known))
  if (has(names.sikh)) return ['sikh']
  if (has(names.muslim)) return ['muslim']
  if (has(christian)) return []
  if (has(names.pahadi)) return ['pahadi']
  return has(names.rajasthani) ? ['rajasthani', 'hindu'] : ['hindu']
}
