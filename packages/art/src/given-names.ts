/** Given names of the women in the content, which tells no figure; everybody else there is drawn as a man. */
const women = new Set(
  `Afreen Alia Anagha Ananya Anjana Aparna Arundhati Bhavna Bondita Chandrakala Deki Devika Divya Falak Farzana Gayathri
  Harika Inaya Ishita Joanna Jyoti Kajal Kavya Keerthi Ketaki Kongkona Lalrinpuii Lhamo Lipika Mamta Manjot Mansi Meher
  Mehrun Munni Nandini Neha Nilakshi Nimisha Nusrat Oindrila Padma Piyali Poornima Preeti Prerna Priya Priyanka Rachel
  Rekha Ritika Rosemary Roshni Ruhani Rukhsar Rukmini Rupsha Rutuja Sameera Sampriti Sandhya Sanjana Saumya Shabnam
  Shaila Sharmila Shreya Shruti Simran Sneha Snehal Spoorthi Sreelakshmi Suman Sunidhi Supriya Sushmita Swathi Tahera
  Tanvi Teena Thanvi Tiyasha Trisha Uzma Vaishnavi Vidushi Yashodhara`.split(/\s+/),
)

/** The figure that a name is drawn with. */
export const pickFigure = (name: string): 'f' | 'm' => (name.split(' ').some((word) => women.has(word)) ? 'f' : 'm')
