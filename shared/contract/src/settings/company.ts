/** The company's details, shown in the frame, on the contact page and in mails. */
export const company = {
  name: "Ligate",
  phone: "+1 (617) 555-0142",
  email: "support@ligate.example",
  address: ["Ligate Biosciences", "100 Binney Street", "Cambridge, MA 02142"],
  hours: "Monday to Friday, 9 am to 6 pm ET",
} as const;
