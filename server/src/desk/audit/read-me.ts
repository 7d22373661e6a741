/** What a person reads first in the files of an audit. */
export const readMe = (mandant: string, period: string): string =>
  `Daten für eine Prüfung (Datenträgerüberlassung nach GoBD)
${mandant}, Nebenbuch Prämien, ${period}

index.xml              beschreibt alle Tabellen nach dem Beschreibungsstandard (gdpdu-01-09-2004.dtd)
buchungen.csv          alle Buchungen mit Prämie, Person, Empfehlung, Auftrag, Auszahlungslauf oder Gutschein
konten.csv             Konten mit Anfangssaldo, Umsätzen und Endsaldo
auszahlungslaeufe.csv  Auszahlungsläufe mit der Prüfsumme ihrer Bankdatei
ueberweisungen.csv     die Überweisungen dieser Läufe
rechnungen.csv         Rechnungen und Abrechnungen an Agenturen; rechnungspositionen.csv ihre Positionen
protokoll.csv          was mit Aufträgen, Prämien, Läufen und Anträgen geschah, durch wen und warum
bankabgleich.csv       der nächtliche Abgleich von Überweisungen und Buchungen
belege/                die Bankdateien (pain.001) der Läufe, die im Zeitraum exportiert wurden, und die Belege an Agenturen (PDF, XRechnung)

UTF-8, Semikolon; ein Text mit Semikolon oder Anführungszeichen steht in Anführungszeichen; Beträge in Euro mit Dezimalkomma, Tage TT.MM.JJJJ, Zeiten in Berlin.
Ein Text, den ein Tabellenprogramm für eine Formel hielte, beginnt mit einem Hochkomma.
Die Summen von buchungen.csv sind mit denen der Datenbank verglichen: Sonst gäbe es diese Datei nicht.
Die DTD selbst liegt nicht bei; Prüfprogramme bringen sie mit.
`.replaceAll('\n', '\r\n');
