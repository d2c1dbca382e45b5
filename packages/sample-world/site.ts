/** Where the sample site is published; links of sample records lead there. */
export const sampleSite = 'https://akhada.example'
