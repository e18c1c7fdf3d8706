@echo off
rem Runs Hopscotch. JAVA_HOME, HOPSCOTCH_JAVA_OPTS and HOPSCOTCH_CLASSPATH as README.md has them.
setlocal
set JAVA=java
if defined JAVA_HOME set JAVA=%JAVA_HOME%\bin\java
"%JAVA%" -Djava.awt.headless=true "-Dhopscotch.launcher=%~f0" %HOPSCOTCH_JAVA_OPTS% -cp "%~dp0lib\*" hopscotch.cli.Main %*
